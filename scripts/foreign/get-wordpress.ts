import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { themeRules } from './theme-rules.ts'

/** The style of a WordPress page, by one of its default themes. */
export interface WordPressStyle {
  readonly theme: string
  /** Made of blocks, as every default theme is since Twenty Twenty-Two; a classic one styles every control of a page. */
  readonly isBlockTheme: boolean
  readonly css: string
}

/**
 * Brings what pages of WordPress load: the sheets of its blocks and of its default themes, out of Debian's packages, which are
 * unpacked and not installed.
 * @param root - the repository, whose .cache keeps them for the next time.
 * @throws where they cannot be had.
 */
export function getWordPress(root: string): readonly WordPressStyle[] {
  const folder = join(root, '.cache', 'wordpress')
  const home = join(folder, 'usr', 'share', 'wordpress')
  if (!existsSync(home)) download(folder)
  const read = (...path: readonly string[]): string => readFileSync(join(home, ...path), 'utf8')
  const blocks = ['style', 'theme'].map((name) => read('wp-includes', 'css', 'dist', 'block-library', `${name}.css`))
  return readdirSync(join(home, 'wp-content', 'themes')).map((theme) => {
    const isBlockTheme = existsSync(join(home, 'wp-content', 'themes', theme, 'theme.json'))
    const own = isBlockTheme
      ? themeRules(JSON.parse(read('wp-content', 'themes', theme, 'theme.json')))
      : read('wp-includes', 'css', 'classic-themes.css')
    return { theme, isBlockTheme, css: [...blocks, own, read('wp-content', 'themes', theme, 'style.css')].join('\n') }
  })
}

function download(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const themes = run('apt-cache', ['pkgnames', 'wordpress-theme-twentytwenty'], folder).split(/\s+/)
  run('apt-get', ['download', 'wordpress', ...themes.filter(Boolean)], folder)
  for (const file of readdirSync(folder)) if (file.endsWith('.deb')) run('dpkg-deb', ['-x', file, '.'], folder)
}

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${error?.message ?? stderr}`)
  return stdout
}
