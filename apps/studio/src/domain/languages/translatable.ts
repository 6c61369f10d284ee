import type { Field, FieldId, Form, PageId, RowField } from '@letterslot/core'

/** The parts of a form whose words visitors read. */
export type TranslatablePart =
  | 'title'
  | 'description'
  | 'maker'
  | 'submitLabel'
  | 'sentText'
  | 'sentBlock'
  | 'pageTitle'
  | 'label'
  | 'text'
  | 'help'
  | 'placeholder'
  | 'fromLabel'
  | 'toLabel'
  | 'alt'
  | 'option'
  | 'row'
  | 'item'
  | 'message'

/** A text of the maker's that visitors read, and its place in a translation. */
export interface Translatable {
  /** The place as a JSON Pointer (RFC 6901); what XML cannot hold is percent-encoded. */
  readonly id: string
  readonly path: readonly string[]
  readonly part: TranslatablePart
  readonly original: string
}

/** The texts of a form, of a page or of a field, in the order in which visitors read them. */
export type TranslatableGroup = { readonly texts: readonly Translatable[] } & (
  | { readonly kind: 'form' }
  | { readonly kind: 'page'; readonly id: PageId; readonly index: number }
  | { readonly kind: 'field'; readonly id: FieldId; readonly field: Field }
)

const formParts = ['title', 'description', 'maker', 'submitLabel', 'sentText'] as const
const fieldParts = ['label', 'text', 'help', 'placeholder', 'fromLabel', 'toLabel', 'alt', 'item'] as const

/** Returns the maker's texts by what they belong to. Hidden fields have none: no visitor reads their labels. */
export function translatableGroups(form: Form): readonly TranslatableGroup[] {
  const ofForm = formParts.flatMap((part) => translatableText([part], part, form[part]))
  const ofBlocks = (form.sentBlocks ?? []).flatMap((block) =>
    translatableText(['sentBlocks', block.id], 'sentBlock', block.kind === 'image' ? block.alt : block.text),
  )
  const groups: readonly TranslatableGroup[] = [
    { kind: 'form', texts: [...ofForm, ...ofBlocks] },
    ...form.pages.flatMap(({ id, title, fields }, index): readonly TranslatableGroup[] => [
      { kind: 'page', id, index, texts: translatableText(['pages', id], 'pageTitle', title) },
      ...fields.map((field): TranslatableGroup => ({ kind: 'field', id: field.id, field, texts: textsOfField(field) })),
    ]),
  ]
  return groups.filter(({ texts }) => texts.length > 0)
}

/** Returns all of the maker's texts, in order. */
export function translatablesOf(form: Form): readonly Translatable[] {
  return translatableGroups(form).flatMap(({ texts }) => texts)
}

function textsOfField(field: Field): readonly Translatable[] {
  if (field.kind === 'hidden') return []
  const place = ['fields', field.id]
  return [
    ...fieldParts.flatMap((part) => {
      const rich = part === 'label' || part === 'text' || part === 'help' ? field.rich?.[part] : undefined
      return rich === undefined
        ? translatableText([...place, part], part, field[part])
        : translatableText([...place, 'rich', part], part, rich)
    }),
    ...optionsAt(place, field),
    ...(field.rows ?? []).flatMap(({ value, label }) => translatableText([...place, 'rows', value], 'row', label)),
    ...(field.fields ?? []).flatMap((question) => textsOfQuestion([...place, 'fields', question.name], question)),
    ...messagesAt(place, field),
  ]
}

/** The words of a question of a group that repeats. */
function textsOfQuestion(place: readonly string[], question: RowField): readonly Translatable[] {
  return [
    ...translatableText([...place, 'label'], 'label', question.label),
    ...translatableText([...place, 'placeholder'], 'placeholder', question.placeholder),
    ...optionsAt(place, question),
    ...messagesAt(place, question),
  ]
}

function optionsAt(place: readonly string[], { options = [] }: Pick<Field, 'options'>): readonly Translatable[] {
  return options.flatMap(({ value, label }) => translatableText([...place, 'options', value], 'option', label))
}

/** Each message once, however many rules say it. */
function messagesAt(place: readonly string[], { rules }: Pick<Field, 'rules'>): readonly Translatable[] {
  const messages = new Set(rules.flatMap(({ message }) => (message === undefined ? [] : [message])))
  return [...messages].flatMap((message) => translatableText([...place, 'messages', message], 'message', message))
}

/** Keys that no document takes: what is called so cannot be translated. */
const refusedKey = /^(?:__proto__|constructor|prototype|access_?token|private_?key)$/i

function translatableText(
  path: readonly string[],
  part: TranslatablePart,
  text: string | undefined,
): readonly Translatable[] {
  if (!text?.trim() || path.some((key) => refusedKey.test(key))) return []
  return [{ id: pointerOf(path), path, part, original: text }]
}

/** The place of the plain words beside those with bold and links; undefined for every other place. */
export function plainPathOf(path: readonly string[]): readonly string[] | undefined {
  return path[0] === 'fields' && path[2] === 'rich' ? path.toSpliced(2, 1) : undefined
}

/** Control characters, lone surrogates and noncharacters, and the sign that encodes them. */
const encoded = /[%\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** The place as a JSON Pointer; what XML cannot hold is percent-encoded. */
export function pointerOf(path: readonly string[]): string {
  return path
    .map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll(encoded, percentEncoded))
    .map((key) => `/${key}`)
    .join('')
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

/** True for a text that reads differently in another language: one without a letter is the same in all. */
export function needsTranslation({ original }: Pick<Translatable, 'original'>): boolean {
  return /\p{L}/u.test(original)
}
