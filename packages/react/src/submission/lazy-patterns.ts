import { type CompilePatternMatcher, type Field, hasDoubtfulPatterns } from '@letterslot/core'
import type { FormParts } from '../form/form-context.ts'

/** The matcher for doubtful patterns of one form. */
export interface LazyPatterns {
  /** Until the matcher is here every answer passes; where it cannot be had none is checked, and that is reported. */
  readonly compile: CompilePatternMatcher
  /** Ends once the matcher is here, or cannot be had; undefined from then on. */
  arrival(): Promise<void> | undefined
}

/**
 * Fetches the matcher of a form where a field needs it.
 * @returns undefined where none does.
 */
export function lazyPatterns(
  loadPatterns: FormParts['patterns'],
  fields: readonly Pick<Field, 'rules' | 'fields'>[],
): LazyPatterns | undefined {
  if (!loadPatterns || !hasDoubtfulPatterns(fields)) return undefined
  let compile: CompilePatternMatcher = () => () => true
  const use = (compiler: CompilePatternMatcher): void => {
    compile = compiler
    loading = undefined
  }
  let loading: Promise<void> | undefined = loadPatterns().then(
    ({ compilePatternMatcher }) => use(compilePatternMatcher),
    () => use(() => undefined),
  )
  return {
    compile: (pattern) => {
      let known: { readonly by: CompilePatternMatcher; readonly matches: ReturnType<CompilePatternMatcher> } | undefined
      return (text) => {
        if (known?.by !== compile) known = { by: compile, matches: compile(pattern) }
        return known.matches?.(text)
      }
    },
    arrival: () => loading,
  }
}
