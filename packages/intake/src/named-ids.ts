import { type IdPart, type Ids, isPlaceholder } from './ids.ts'

/** Names of the ids in a list: in settings, in JSON, in a note. */
const names: readonly (readonly [IdPart, RegExp])[] = [
  ['serviceId', /service[\s_-]?id/],
  ['templateId', /template[\s_-]?id/],
  ['publicKey', /(?:public[\s_-]?key|user[\s_-]?id)/],
]

/** The text between a name and its value: a quote, a colon or `=`, at most one line break. */
const between = /["'`]?[ \t]*(?:[:=][ \t]*(?:\r?\n[ \t]*)?|\r?\n[ \t]*)["'`]?/

/** The ids as EmailJS makes them, under whatever name: `VITE_SERVICE=service_x1`. */
const shapes: readonly (readonly [IdPart, RegExp])[] = [
  ['serviceId', /\bservice_(?=\w{0,40}\d)\w{1,80}/],
  ['templateId', /\btemplate_(?=\w{0,40}\d)\w{1,80}/],
]

function first(text: string, pattern: RegExp): string | undefined {
  return Array.from(text.matchAll(pattern), ([, value = '']) => value).find((value) => !isPlaceholder(value))
}

/**
 * Reads ids from a text that is neither code nor a page: a file of settings, a request written down, what was copied
 * from the dashboard. Only what bears its name, or has the shape of such an id.
 */
export function readNamedIds(text: string): Ids {
  const named = names.flatMap(([part, name]) => {
    const value = first(text, new RegExp(`${name.source}${between.source}([\\w-]{4,80})\\b`, 'gi'))
    return value === undefined ? [] : [[part, value] as const]
  })
  const shaped = shapes.flatMap(([part, shape]) => {
    const value = first(text, new RegExp(`(${shape.source})`, 'g'))
    return value === undefined ? [] : [[part, value] as const]
  })
  return Object.fromEntries([...shaped, ...named])
}
