import { closestName } from '@letterslot/email'
import type { ConfigFault } from './config-error.ts'

/**
 * Names that are not the maker's: Kubernetes puts the addresses of a service named `letterslot` into the environment of
 * every container, and our own long tests tell their processes how often and by which chances to run.
 */
const notOurs =
  /^LETTERSLOT_(?:SERVICE_(?:HOST|PORT(?:_\w+)?)|PORT(?:_\d+_(?:TCP|UDP)(?:_(?:ADDR|PORT|PROTO))?)?|TIMES|SEED)$/

/** Finds the `LETTERSLOT_…` names of the environment that are no settings: a misspelt one would do nothing in silence. */
export function findUnknownNames(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly ConfigFault[] {
  return Object.keys(env)
    .filter((name) => /^LETTERSLOT_/i.test(name) && !known.includes(name) && !notOurs.test(name))
    .map((variable) => {
      const meant = closestName(variable, known, []) ?? known.find((name) => name.startsWith(variable.toUpperCase()))
      const hint = meant === undefined ? 'letterslot doctor lists all' : `did you mean ${meant}`
      return { variable, message: `there is no setting of this name; ${hint}${meant === undefined ? '.' : '?'}` }
    })
}
