import Products

print(values())
LibraryApp.main()
