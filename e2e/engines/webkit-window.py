#!/usr/bin/python3
"""A window of WebKitGTK that WebKitWebDriver drives, with a profile on the disk: the MiniBrowser's, when driven, is private."""
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

profile = next(word.split("=", 1)[1] for word in sys.argv if word.startswith("--profile="))
data = WebKit2.WebsiteDataManager(base_data_directory=f"{profile}/data", base_cache_directory=f"{profile}/cache")
context = WebKit2.WebContext.new_with_website_data_manager(data)


def open_view(_session):
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=1280, default_height=900)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    return view


def begin(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Letterslot")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", open_view)


context.connect("automation-started", begin)
context.set_automation_allowed(True)
Gtk.main()
