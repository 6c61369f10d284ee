import { language } from '../../ui/language.ts'

// Loaded before the first module that has words in it is evaluated: words are read while modules are, too. English pays
// nothing. The German modules import nothing of the studio, so that they wait for nobody who waits for them.
const germanTables = language === 'de' ? await import('./de/tables.ts') : undefined

/** The German tables, by the names of the English ones. */
type GermanTables = typeof import('./de/tables.ts')

/**
 * Returns a table of words in the page's language. The German one is the type of both: a missing key and a superfluous
 * one are type errors.
 */
/* @__NO_SIDE_EFFECTS__ */
export function localized<Name extends keyof GermanTables>(
  name: Name,
  english: GermanTables[Name],
): GermanTables[Name] {
  return germanTables?.[name] ?? english
}
