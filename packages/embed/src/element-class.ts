import type { CompilePatternMatcher, Form } from '@letterslot/core'
import type { Language, LocaleTable } from '@letterslot/core/language'
import type { FormViewOptions } from '@letterslot/react'
import type { FormParts, RareParts, WithKind } from '@letterslot/react/parts'
import type { createElementValidity } from './element-validity.ts'

// The contract between the element and the scripts of languages, kinds, drafts and what fills fields beside it.

/** An element of the class, as far as a script of languages reaches into it. */
export interface SpeakingElement extends HTMLElement {
  attributeChangedCallback(name: 'lang', before: null, now: string): void
}

/** The hooks of what an element draws, for components in a script beside it. */
export type ElementHooks = Readonly<Record<'useEffect' | 'useMemo' | 'useRef' | 'useSyncExternalStore', Hook>>

type Hook = (...given: never[]) => unknown

/** Tables by language and address: `de`, `de-informal`. */
export type ElementTables = ReadonlyMap<string, LocaleTable>

/** The words of an element besides its form's own. */
export interface Spoken {
  /** Undefined where there is no table: English. */
  readonly language: Language | undefined
}

/** A form in the language of its visitor. */
export interface SpokenForm extends Spoken {
  readonly form: Form
  /** Lets the visitor choose another one of its languages. */
  readonly choice: FormViewOptions['children']
  /** Marks the words that have no translation. */
  readonly createMarks: FormViewOptions['createMarks']
}

/** Says what an element shows, by the tables that the page's scripts carry. */
export interface Speak {
  (element: SpeakingElement, whole: Form): SpokenForm
  /** For an element that has no form. */
  (element: SpeakingElement): Spoken
  readonly tables: ElementTables
}

/** All that a form is drawn without: the second of two files has it. */
export interface RestParts {
  readonly submissionUi: Awaited<ReturnType<FormParts['submissionUi']>>
  readonly rareParts: RareParts
}

/**
 * Asked for by few forms while they stand there already: the list of chosen files, and the matcher for doubtful patterns; and by every
 * form of an element in two files, what it is drawn without.
 */
export interface LaterParts {
  rest?: RestParts
  look?: FormParts['look']
  hasRareStyle?: true
  createValidity?: typeof createElementValidity
  ChosenFiles?: Awaited<ReturnType<NonNullable<FormParts['chosenFiles']>>>['ChosenFiles']
  compilePatternMatcher?: CompilePatternMatcher
}

/** The class of `<letterslot-form>`, as far as a script beside it reaches into it. */
export interface ElementClass {
  new (): SpeakingElement
  speak: Speak | undefined
  /** Adds the kinds of fields that the page's scripts carry; undefined in the class of an older script. */
  kinds: WithKind | undefined
  /** The parts few forms need; scripts of pages, drafts, and what fills fields put their own before the fields. */
  rareParts: RareParts & { readonly keepsDrafts?: true; readonly fillsFields?: true }
  /** Undefined in the class of an older script, which has them. */
  readonly later: LaterParts | undefined
  readonly hooks: ElementHooks
  /** Makes what the elements of this class draw. */
  readonly jsx: (type: never, props: object, key?: string) => unknown
}

export const elementName = 'letterslot-form'

/** The class of the page; undefined where there is none yet, and where it is that of an older script. */
export function findElementClass(): ElementClass | undefined {
  const Element: unknown = customElements.get(elementName)
  return isSpeaking(Element) ? Element : undefined
}

function isSpeaking(Element: unknown): Element is ElementClass {
  return typeof Element === 'function' && Object.hasOwn(Element, 'speak')
}
