/* What the windows' benchmark does, in C++ with Qt Quick: rows of three texts in a column that scrolls. Prints one JSON
 * object a line. Usage: qt N, or qt start, which ends after the first frame and prints when that was.
 *
 * All rows are made, as in the other programs. Drawn by Qt's software renderer, in the thread that does everything else.
 */
#include <QAbstractListModel>
#include <QGuiApplication>
#include <QQmlContext>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QTimer>
#include <algorithm>
#include <functional>
#include <vector>

#include "measuring.h"

class Rows : public QAbstractListModel {
public:
    int rowCount(const QModelIndex & = {}) const override { return int(values.size()); }
    QHash<int, QByteArray> roleNames() const override { return {{Name, "name"}, {Number, "number"}}; }

    QVariant data(const QModelIndex &index, int role) const override {
        const Row &row = values[size_t(index.row())];
        if (role == Name) return QStringLiteral("Row %1").arg(row.name);
        return QString::number(row.number);
    }

    void fill(int count) {
        beginResetModel();
        for (int i = 0; i < count; i++) values.push_back({i, 100});
        endResetModel();
    }

    void bump(int row) {
        int &number = values[size_t(row)].number;
        number = number == 999 ? 100 : number + 1;
        emit dataChanged(index(row), index(row), {Number});
    }

    void remove(int row) {
        beginRemoveRows({}, row, row);
        values.erase(values.begin() + row);
        endRemoveRows();
    }

private:
    enum { Name = Qt::UserRole, Number };
    struct Row { int name, number; };
    std::vector<Row> values;
};

static const char *page = R"(
import QtQuick
Flickable {
    contentHeight: column.height
    Column {
        id: column
        width: parent.width
        spacing: 8
        Repeater {
            model: rows
            Row {
                required property string name
                required property string number
                anchors.horizontalCenter: parent.horizontalCenter
                spacing: 8
                Text { text: name }
                Text { text: " " }
                Text { text: number }
            }
        }
    }
}
)";

static const char *counter = R"(
import QtQuick
Column {
    property int count: 0
    spacing: 8
    Text { text: "Count: " + count }
    Rectangle {
        width: label.width + 24
        height: label.height + 12
        radius: 6
        color: "#e0e0e0"
        Text { id: label; anchors.centerIn: parent; text: "Add" }
        TapHandler { onTapped: count++ }
    }
}
)";

static int count;
static QQuickView *view;
static Rows rows;
static const char *names[] = {"one_in_sight", "one_out_of_sight", "every_10th", "remove_one", "scroll_40"};
static int workload, step;
static std::vector<double> times;

/* Calls `done` when the window has drawn its next frame. */
static void painted(std::function<void()> done) {
    auto *connection = new QMetaObject::Connection;
    *connection = QObject::connect(view, &QQuickWindow::frameSwapped, view, [connection, done] {
        QObject::disconnect(*connection);
        delete connection;
        done();
    });
}

static void act() {
    switch (workload) {
    case 0: rows.bump(5); break;
    case 1: rows.bump(rows.rowCount() - 1); break;
    case 2: for (int i = 0; i < rows.rowCount(); i += 10) rows.bump(i); break;
    case 3: rows.remove(3); break;
    case 4: {
        QQuickItem *flickable = view->rootObject();
        int steps = std::max(1, std::min(50, count / 50));
        double y = flickable->property("contentY").toDouble();
        flickable->setProperty("contentY", y + (step / steps % 2 == 0 ? 40 : -40));
        step++;
    }
    }
}

static void begin();

static void next(double start, size_t samples) {
    times.push_back(cpu_ms() - start);
    if (times.size() == samples + 3) {
        std::sort(times.begin() + 3, times.end());
        printf(
            "{\"workload\":\"scrolled_%s\",\"n\":%d,\"cpu_ms\":%.2f,\"worst_ms\":%.2f}\n", names[workload], count,
            times[3 + samples / 2], times.back());
        fflush(stdout);
        times.clear();
        workload++;
        if (workload == 5 || (workload == 4 && count < 50)) exit(0);
    }
    QTimer::singleShot(20, begin);
}

static void begin() {
    size_t samples = workload == 4 ? 100 : workload == 3 ? size_t(std::min(40, count / 2)) : 40;
    double start = cpu_ms();
    auto done = [start, samples] { next(start, samples); };
    /* Where the write can't be seen nothing may be drawn: what it brings about is over then. */
    if (workload == 1) QTimer::singleShot(60, done);
    else painted(done);
    act();
}

static void create() {
    double kb = memory_kb("Private"), cpu = cpu_ms(), wall = wall_ms();
    painted([=] {
        double created_cpu = cpu_ms() - cpu, created_wall = wall_ms() - wall;
        QTimer::singleShot(1000, [=] {
            printf(
                "{\"workload\":\"scrolled_create\",\"n\":%d,\"cpu_ms\":%.2f,\"wall_ms\":%.2f,\"kb_a_row\":%.1f}\n",
                count, created_cpu, created_wall, (memory_kb("Private") - kb) / count);
            fflush(stdout);
            begin();
        });
    });
    rows.fill(count);
}

int main(int argc, char **argv) {
    bool only_start = argc > 1 && strcmp(argv[1], "start") == 0;
    count = std::max(6, argc > 1 && !only_start ? atoi(argv[1]) : 1000);
    qputenv("QT_QUICK_BACKEND", "software");
    qputenv("QSG_RENDER_LOOP", "basic");
    QGuiApplication application(argc, argv);
    view = new QQuickView;
    view->setResizeMode(QQuickView::SizeRootObjectToView);
    view->resize(800, 600);
    view->rootContext()->setContextProperty("rows", &rows);
    QQmlComponent component(view->engine());
    component.setData(only_start ? counter : page, QUrl());
    QObject *root = component.create(view->rootContext());
    if (!root) {
        fprintf(stderr, "%s\n", qPrintable(component.errorString()));
        return 1;
    }
    view->setContent(QUrl(), &component, root);
    painted([only_start] {
        if (only_start) end_start();
        QTimer::singleShot(1000, create);
    });
    view->show();
    return application.exec();
}
