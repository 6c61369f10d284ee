// A service worker that sends what waits in the page's outbox: registered as it is, or imported into a page's own worker.
import { serveOutbox } from './serve-outbox.ts'

serveOutbox(globalThis)
