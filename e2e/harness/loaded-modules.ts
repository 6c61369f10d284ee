import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const dist = join(import.meta.dirname, '..', '..', 'dist')

interface Script {
  readonly text: string
}

/** The modules of loaded files, by their paths in the repository; the source maps of the build name them. */
export function modulesOf(scripts: readonly Script[]): readonly string[] {
  return scripts.flatMap(({ text }) => {
    const map = /\/\/# sourceMappingURL=(\S+\.js\.map)/.exec(text)?.[1]
    // The bundler's own few lines have none.
    if (map === undefined) return []
    const { sources } = JSON.parse(readFileSync(join(dist, 'assets', map), 'utf8'))
    return sources.map((source: string) => join('dist', 'assets', source).replaceAll('\\', '/'))
  })
}

/** The screens among modules: the components that routes and the place Forms draw. */
export function screensIn(modules: readonly string[]): readonly string[] {
  const screen =
    /^apps\/studio\/src\/(?:features\/[^/]+|app\/forms)\/(\w+Page|(?:Email|Connect|Publish|Try)Step|Build|FirstRun|Library)\.tsx/
  return modules.flatMap((path) => screen.exec(path)?.[1] ?? []).sort()
}
