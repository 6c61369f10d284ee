import { join } from 'node:path'
import { minify } from '@swc/core'
import type { InputOptions } from 'rolldown'

const bundleFolder = import.meta.dirname

/** The options that every script for browsers is bundled with. */
export const forBrowsers = {
  onLog,
  platform: 'browser',
  tsconfig: false,
} as const satisfies InputOptions

/** The conditions by which packages are read from source. */
export const sourceConditions: string[] = ['letterslot-source', 'module', 'browser', 'import', 'production', 'default']

/** JSX and the production build of whatever stands in React's place. */
export const forProduction = {
  target: 'es2022',
  jsx: { runtime: 'automatic', importSource: 'react' },
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies InputOptions['transform']

/** The module in React's place, by which published scripts draw. */
export const inReactsPlace: Readonly<Record<string, string>> = {
  'react/jsx-runtime': join(bundleFolder, 'runtime', 'react.ts'),
  react: join(bundleFolder, 'runtime', 'react.ts'),
}

/**
 * Minifies what the bundler's own minifier leaves of a script, once more: names that come back are fewer, and statements shorter.
 * @param isModule - whether names at its top are its own: a classic script shares them with its page.
 */
export async function minifyAgain(code: string, isModule = false): Promise<string> {
  const { code: short } = await minify(code, {
    ecma: 2022,
    module: isModule,
    compress: { ecma: 2022, passes: 3, module: isModule, toplevel: isModule },
    mangle: { toplevel: isModule },
    format: { comments: false },
  })
  return short
}

/**
 * Hands on what a bundler has to say, but for `'use client'`: it tells a framework with server components where a module
 * runs, and says nothing in a script that runs in browsers alone.
 */
export function onLog(...[level, log, handle]: Parameters<NonNullable<InputOptions['onLog']>>): void {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log)
}

/** Returns the code of each module of a bundle, by its id, before it is minified. */
export function codesOf(
  modules: Readonly<Record<string, { readonly code: string | null }>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(modules).map(([id, { code }]) => [id, code ?? '']))
}
