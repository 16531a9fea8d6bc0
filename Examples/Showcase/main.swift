print("The showcase needs the controls that are on their way.")
