/**
 * Hands on what a bundler has to say, but for `'use client'`: it tells a framework with server components where a module
 * runs, and says nothing in a script that runs in browsers alone.
 */
export function onLog(level, log, handle) {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
}
