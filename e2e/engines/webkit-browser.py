"""A WebKitGTK browser for WebKitWebDriver with persistent storage, which MiniBrowser's automation lacks."""

import faulthandler
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

# A crash of this process or of the page's shows in the test only as `invalid session id` (docs/engines.md).
faulthandler.enable()

profile, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])

# Sets prefers-reduced-motion.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)

data = WebKit2.WebsiteDataManager(base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache")
context = WebKit2.WebContext(website_data_manager=data)
context.set_automation_allowed(True)


def create_web_view(_session):
    # A cached page would hold transactions that block the next page (docs/engines.md).
    settings = WebKit2.Settings(enable_page_cache=False)
    view = WebKit2.WebView(web_context=context, settings=settings, is_controlled_by_automation=True)
    view.connect("web-process-terminated", lambda _view, reason: print("The page ended:", reason, file=sys.stderr))
    window = Gtk.Window(default_width=width, default_height=height)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


def automation_started(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Liner's WebKit")
    session.set_application_info(info)
    session.connect("create-web-view", create_web_view)


context.connect("automation-started", automation_started)
Gtk.main()
print("The browser ended.", file=sys.stderr)
