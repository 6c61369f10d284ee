import { type CompilePatternMatcher, type Field, isDoubtful } from '@letterslot/core'

/** The matcher for doubtful patterns of one form. */
export interface LazyPatterns {
  /** Until the matcher is here every answer passes; where it cannot be had none is checked, and that is reported. */
  readonly compile: CompilePatternMatcher
  /** Waits for the matcher with what must not go on without it, once: a second press on Send waits for nothing. */
  delays(run: () => void): boolean
}

/**
 * Fetches the matcher of a form where a field needs it.
 * @returns undefined where none does.
 */
export type FollowPatterns = (fields: readonly Field[]) => LazyPatterns | undefined

/** Makes what fetches the matcher, from the function that loads it. */
export const lazyPatterns =
  (loadPatterns: () => Promise<{ readonly compilePatternMatcher: CompilePatternMatcher }>): FollowPatterns =>
  (fields) => {
    if (!fields.some(({ rules }) => rules.some((rule) => rule.kind === 'pattern' && isDoubtful(rule.pattern))))
      return undefined
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
        let known:
          | { readonly by: CompilePatternMatcher; readonly matches: ReturnType<CompilePatternMatcher> }
          | undefined
        return (text) => {
          if (known?.by !== compile) known = { by: compile, matches: compile(pattern) }
          return known.matches?.(text)
        }
      },
      delays(run) {
        const first = loading
        loading = undefined
        void first?.then(run)
        return first !== undefined
      },
    }
  }
