import type { FieldKind, Form, RuleKind } from '@letterslot/core'
import { usesWays } from '@letterslot/core/pages'

/** A script and the CSP source that allows it, `sha256-…`. */
interface AllowedScript {
  readonly script: string
  readonly scriptHash: string
}

/** A script that stands in a page as data until it is wanted. */
export interface LaterScript extends AllowedScript {
  /** The page's loader knows it by this. */
  readonly name: string
  /** Names of those that it cannot do without. */
  readonly needs: readonly string[]
}

/** The script of a page, and what it runs only when it is wanted: until then that stands in the page as data. */
export interface PageScript extends AllowedScript {
  readonly later: readonly LaterScript[]
  /** Its look, and the CSP source that allows it. */
  readonly css: string
  readonly cssHash: string
}

/** The parts of every page besides its form, as `buildPageRuntime` makes them. */
export interface PageRuntime {
  /**
   * English stands in its scripts. A page in one other language carries that one's table, and no English; one in several languages
   * carries a table of each, and the choice among them.
   */
  readonly words: 'english' | 'table' | 'tables'
  /** For every form. */
  readonly whole: PageScript
  /** The style sheet of a page whose form has a look of its own, in place of its script's. */
  readonly lookStyle: Pick<PageScript, 'css' | 'cssHash'>
  /** The style sheets of kinds of fields, by their folder. */
  readonly kindStyles: Readonly<Record<string, string>>
  /** That of what few forms draw from the first, for pages without a look of their own. */
  readonly rareStyle: string
  /** That of fields that take files, for the same pages. */
  readonly fileStyle: string
  /** The tokens that the style sheets of kinds want, for the same pages. */
  readonly kindTokens: string
  /** Without the way to what few forms need. */
  readonly plain: PageScript
  /** Without the rules, controls and conditions of which `fitsShort` says that the form has none. */
  readonly short: PageScript
}

const shortKinds: ReadonlySet<FieldKind> = new Set(['text', 'textarea', 'email', 'tel', 'url', 'hidden'])
const shortRules: ReadonlySet<RuleKind> = new Set(['required', 'type', 'length'])

/** Tells if a form asks only for text, checks only its presence, type and length, and has no conditions, as most do. */
export function fitsShort(form: Form): boolean {
  const { pages, progress, drafts } = form
  const fields = pages.flatMap((page) => page.fields)
  return (
    !progress &&
    !drafts &&
    !usesWays(form) &&
    fields.every(
      ({ kind, rules, visibleWhen, requiredWhen }) =>
        shortKinds.has(kind) && !visibleWhen && !requiredWhen && rules.every((rule) => shortRules.has(rule.kind)),
    )
  )
}

/** Id of the page's markup. */
export const pageRootId = 'letterslot'

/** On the page's root: nothing of what it shows depends on its script, which runs once the form is touched. */
export const sleepAttribute = 'data-asleep'

/** Id of the form's document, as JSON. */
export const pageDocumentId = 'letterslot-form'

/** Id of the table of the page's language, as JSON; an English page has none. */
export const pageTableId = 'letterslot-words'

/** Id of the table of one of the page's languages, as JSON; or, of a language that is served by another one's table, that one's tag. */
export const pageTableIdOf = (tag: string): string => `${pageTableId}-${tag}`

/** Id of the other ways to the maker, for a visitor whose page runs no script: it takes them away. */
export const pageWaysId = 'letterslot-ways'
