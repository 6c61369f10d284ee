import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { bundle } from './bundle.ts'
import { peersIn } from './peers.ts'

/** The files of a site by their names; the page itself by the empty one. */
export type Files = ReadonlyMap<string, string | Buffer>

/** The start of a page that a script draws into `root`. */
export const head =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Visit</title>'
const body = '<body style="margin:0"><div id="root"></div>'

const peerFile = (path: string): Buffer => readFileSync(join(peersIn, 'node_modules', path))
const linked = (names: readonly string[]): string =>
  names.map((name) => `<link rel="stylesheet" href="${name}">`).join('')

/** A style sheet of a peer by its name on the page, and its path in the peer's package. */
type Style = readonly [name: string, path: string]

// Without the fonts, which these sheets would fetch from elsewhere.
export const surveyStyle: Style = ['survey.css', 'survey-core/survey-core.fontless.min.css']
export const creatorStyle: Style = ['creator.css', 'survey-creator-core/survey-creator-core.fontless.min.css']

/**
 * A page that a bundle draws, with the style sheets of its libraries beside it.
 * @param define - constants that are written into the code, by name.
 */
export async function bundledPage(
  code: string,
  styles: readonly Style[] = [],
  define: Readonly<Record<string, string>> = {},
): Promise<Files> {
  const { files, entry } = await bundle(code, {}, define)
  const links = linked(styles.map(([name]) => name))
  return new Map<string, string | Buffer>([
    ['', `${head}${links}${body}<script type="module" src="${entry}"></script>`],
    ...files,
    ...styles.map(([name, path]) => [name, peerFile(path)] as const),
  ])
}

/** A page with the ready files of Form.io, as its README has them; the sheet of icons comes with `full` alone. */
export function formioPage(part: 'form' | 'full', script: string): Files {
  const dist = '@formio/js/dist'
  const [style, code, icons] = [`formio.${part}.min.css`, `formio.${part}.min.js`, 'fonts/bootstrap-icons.woff2']
  const bootstrap = createRequire(import.meta.url).resolve('bootstrap/dist/css/bootstrap.min.css')
  return new Map<string, string | Buffer>([
    ['', `${head}${linked(['bootstrap.css', style])}<script src="${code}"></script>${body}<script>${script}</script>`],
    ['bootstrap.css', readFileSync(bootstrap)],
    [style, peerFile(`${dist}/${style}`)],
    [code, peerFile(`${dist}/${code}`)],
    [icons, peerFile(`${dist}/${icons}`)],
  ])
}
