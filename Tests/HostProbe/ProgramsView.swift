import SwiftUI

/// The small programs of `Tests/ClientTests/Programs`, by name.
struct ProgramsView: View {
    let name: String

    var body: some View {
        switch name {
        case "tally": TallyCounter()
        case "chores": ChoreList()
        case "order": OrderForm()
        case "preferences": Preferences()
        case "noughts": NoughtsAndCrosses()
        case "pairs": PairsGame()
        case "fitness": FitnessDashboard()
        case "mail": MailBrowser()
        case "sheets": SheetTower()
        case "cards": CardHero()
        default: more
        }
    }

    @ViewBuilder private var more: some View {
        switch name {
        case "calculator": PocketCalculator()
        case "quiz": CapitalQuiz()
        case "timer": EggTimer()
        case "shop": FruitShop()
        case "photos": PhotoWall()
        case "chat": ChatRoom()
        case "weather": WeatherReport()
        case "player": SongPlayer()
        case "notes": NoteKeeper()
        case "recipe": RecipeEditor()
        case "welcome": WelcomePages()
        default: Text("There is no program \(name).")
        }
    }
}
