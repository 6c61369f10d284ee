import type { Outbox } from '@letterslot/client/outbox'
import type {
  CompiledForm,
  CompilePatternMatcher,
  Field,
  FieldId,
  FieldKind,
  Form,
  Issue,
  RichWords,
  Tokens,
  Value,
  Values,
} from '@letterslot/core'
import type { FormCode } from '@letterslot/core/form-code'
import type { CountedText, FormState, FormStore, Message, Receipt } from '@letterslot/core/form-state'
import type { ComponentType, ReactNode } from 'react'
import type { CalculatedValues } from './calculated-values.ts'
import type { DraftView } from './draft-view.ts'
import type { FormMessages } from './form-messages.ts'
import type { FormLanguage, FormWords } from './form-words.ts'
import type { FrameComponents, LabelProps } from './frame-props.ts'
import type { InputProps } from './input-props.ts'
import type { LookParts, Marks, PlainParts } from './marks.ts'
import type { PageOptions } from './page-options.ts'
import type { Pager } from './page-position.ts'
import type { SentParts } from './sent-parts.ts'
import type { LabelledAnswer } from './submission-detail.ts'

/** Keeps what a visitor writes in one form on their device. The same object is shared by all that draws the form. */
export interface DraftKeeper {
  /** The form's id. */
  readonly form: string
  view(): DraftView
  subscribe(listener: () => void): () => void
  /** Follows what is written in a drawn form; the first time it brings back what was written before. Returns what ends it. */
  bind(root: Element, handle: FormHandle): () => void
  /** Writes what stands in the form as a file, for another device. */
  save(handle: FormHandle): Promise<Blob>
  /** Puts what `save` wrote into the form; another file is told of in the view. */
  open(handle: FormHandle, file: File): Promise<void>
  /** Empties the form, and forgets what was written. */
  startOver(handle: FormHandle): void
  /** Brings back what `startOver` took away. */
  undo(handle: FormHandle): void
}

// The contract among the parts of a form: its options, its handle, and what its components are given. They name each other.

/** A form's way of sending, and its callbacks. All of it may change from one render to the next. */
export interface FormOptions extends PageOptions {
  /** The parts few forms need, for a page that is to have them at once, on a server say. Default: fetched by forms that need it. */
  readonly rareParts?: LoadedParts | undefined
}

/** The parts of files, dates, texts beside a choice, bold and links: `@letterslot/react/rare-parts`. */
export interface RareParts extends SentParts<AfterSentProps> {
  readonly withRareIssues: typeof import('@letterslot/core/messages/en-rare').withRareIssues
  readonly compileRareRule: typeof import('@letterslot/core/rare-rules').compileRareRule
  readonly evaluateLogic: import('@letterslot/core/logic').EvaluateLogic
  /** Puts answers into words of the maker's, where a part of an older script does not lack it. */
  readonly fillWords?: typeof import('./fill-words.ts').fillWords
  drawWords(field: Field, key: keyof RichWords, handle: FormHandle): ReactNode
  readonly FieldExtra: ComponentType<ControlProps>
  /** Stand before and behind the fields of a form that shows one page after another, or keeps drafts. */
  readonly Pages?: ComponentType<PagesProps>
  readonly PageButtons?: ComponentType<PagesProps>
  /** Stands under the receipt of an accepted message, in place of the maker's line. */
  readonly AfterSent?: ComponentType<AfterSentProps>
  /** Works out the answers that follow from others, where these values hold them otherwise. */
  derive?(form: Form, values: Values, host: FormHost): readonly (readonly [FieldId, Value])[] | undefined
  /** By kind of field: those that have parts of their own. */
  readonly kinds?: Readonly<Partial<Record<FieldKind, KindParts>>>
  /** More attributes of an input of one line. */
  inputProps(field: Field): InputProps | undefined
  sayAnswer(field: Field, value: string, locale: string): string | undefined
}

/** The parts that a kind of field brings: what it leaves out is as for a line of text. */
export interface KindParts {
  /** Draws its controls, which bear the field's `name`. */
  readonly Control?: ComponentType<ControlProps>
  /** Stands in place of its label, which its control draws itself. */
  readonly Label?: ComponentType<LabelProps>
  /** Draws an answer that is one file, where it is read once more before Send. */
  readonly Reviewed?: ComponentType<{ readonly file: File; readonly label: string }>
  /** Of several controls under one legend. */
  readonly groupRole?: 'group' | 'radiogroup'
  /** Reads what stands in its controls; undefined: as those of other kinds are read. */
  readAnswer?(box: Element, field: Field): Value | undefined
  /** Puts an answer into its controls as if its visitor had given it: whoever follows the field hears of it. */
  putAnswer?(box: Element, field: Field, value: Value): void
  /** Its parameter in a message; `locale` is the form's. */
  paramText?(field: Field, value: Value, locale: string): string
  /** The same as its visitor reads it, where that is another text. */
  answerText?(field: Field, value: Value, locale: string): string
}

/** Adds to the parts of rare fields what a kind of field, or something else that few forms have, needs in a form. */
export type WithKind = (parts: RareParts, form: Form) => RareParts

/** The parts few forms need: those of rare fields, and the words of another language than English. */
export interface LoadedParts extends Partial<RareParts> {
  /** From `languageOf(table)` of `@letterslot/core/language`; the table from `@letterslot/core/messages/<tag>`. */
  readonly language?: FormLanguage | undefined
}

/** The parts of a form needed only once Send was pressed. */
export interface SubmissionUi {
  readonly FieldHint: ComponentType<ControlProps>
  readonly FieldIssues: ComponentType<FieldIssuesProps>
  readonly PendingMessages: ComponentType<FormStateProps>
  readonly Problems: ComponentType<FormStateProps>
  readonly SendWords: ComponentType<SendWordsProps>
  readonly StillSending: ComponentType<FormStateProps>
  readonly SubmissionOutcome: ComponentType<FormStateProps>
  /** In place of those of `FormParts`, which has none. */
  readonly patterns?: FormParts['patterns']
  createFormDelivery(handle: FormHandle): FormMessages
  createChecks(handle: FormHandle): FormChecks
  /** The answers that stand on the page. */
  currentAnswers(handle: FormHandle): readonly LabelledAnswer[]
}

/** The rules of one form, and what sends by them. What was written is checked once they are here; until then nothing goes out. */
export interface FormChecks extends Pick<FormCode, 'check' | 'params'> {
  /** The parameters as the visitor reads them, in the language that the form is shown in. */
  readonly answers: FormCode['params']
  readonly lateTransition: typeof import('@letterslot/core/form-state').lateTransition
  /** Checks what stands in the form and, where nothing is wrong, sends it. */
  send(): void
  /** Ends once all that rules need is here, or cannot be had; undefined from then on. */
  arrival(): Promise<void> | undefined
  /** Puts what is wrong into words. */
  sayIssue(issue: Issue, parts?: LoadedParts): string
}

export interface FieldIssuesProps {
  readonly id: string
  readonly issues: readonly Issue[]
  readonly context: FormContext
}

export interface PagesProps {
  readonly context: FormContext
}

export interface AfterSentProps {
  readonly context: FormContext
  readonly receipt: Receipt
  /** The answers of the message, in the words of its visitor; none where they are not on the page any more. */
  readonly answers: readonly LabelledAnswer[]
}

/** The props of what is drawn by the form's state. */
export interface FormStateProps {
  readonly context: FormContext
  readonly state: FormState
}

export interface SendWordsProps extends FormStateProps {
  /** The words of Send while nothing is being sent. */
  readonly children: ReactNode
}

/** The code that a form runs with, besides what every form does. A build passes what its forms need, and drops the rest. */
export interface FormParts {
  readonly evaluate: typeof import('@letterslot/core/form-code').evaluate
  /** By kind of field; each other kind is one line of text. */
  readonly controls: Readonly<Partial<Record<FieldKind, ComponentType<ControlProps>>>>
  /** Fetches what is needed only once something was written: the rules among it. */
  readonly submissionUi: () => Promise<SubmissionUi>
  /** Fetches the list of chosen files. */
  readonly chosenFiles?: () => Promise<{ readonly ChosenFiles: ComponentType<ControlProps> }>
  /** Fetches the matcher for doubtful patterns, where a field has one. */
  readonly patterns?: () => Promise<{ readonly compilePatternMatcher: CompilePatternMatcher }>
  /**
   * Fetches what few forms need; undefined for the others.
   * @param given - what is here already.
   */
  readonly rareParts?: (form: Form, given?: LoadedParts) => Promise<LoadedParts> | undefined
  /** The address and the fields that a form posts by where no script runs; left out of scripts that draw it. */
  readonly withoutScripts?: PlainParts
  /** Draws the form's own look; without it, where that stands in a style sheet already. */
  readonly look?: LookParts | undefined
}

/** The page's side of a form: its options and the messages it follows. It outlives a change of the form's document. */
export interface FormHost {
  options: FormOptions
  /** The code that was fetched once something was written: the code is the same for each of its documents. */
  ui?: SubmissionUi
  /** Goes on with Send in the document that is drawn now, once its rules are here or cannot be had. */
  resume?: (areHere: boolean) => void
  /** For a transport: made once, and gone with the page. */
  inMemory?: Outbox
  /** Holds the page that a form of several shows. */
  pager?: Pager
  /** Keeps what is written in a form that asks for it. */
  draft?: DraftKeeper
  /** By field: what something else than the visitor filled in, and if a link did. */
  prefilled?: Readonly<Partial<Record<FieldId, { readonly value: Value; readonly isOfLink: boolean }>>>
  /** True while that is put into the controls: it is not their visitor who types. */
  isPrefilling?: boolean
  /** More parameters of the message that stands on the page. */
  ownParams?: () => Readonly<Record<string, string>>
  /** Holds what a form calculates. */
  calculated?: WeakMap<Form, CalculatedValues>
  /** The id of the form that follows a message. */
  form?: string
  /** The id of what stands on the page, from the moment that it goes into the outbox until it is sent. */
  own?: string | undefined
  /** The last message of its own, as it went into the outbox, and the answers on the page that it was made of. */
  written?: Pick<Message, 'id' | 'params'> & { readonly values: Values }
  /** The id of the message that the form follows: its own, or one of before. */
  shown?: string | undefined
  /** The events the page was told of, each once. */
  told?: Set<string>
  /** Told once where the page's policy keeps the form from sending. */
  onBlocked?: () => void
}

/** A form that is being filled in, without a face: what `LetterslotForm` draws, and what you can draw yourself. */
export interface FormHandle {
  readonly form: Form
  /** The code that it runs with. */
  readonly parts: FormParts
  /** Every field of every page, in document order. */
  readonly fields: readonly Field[]
  /** Makes a form ready to run by the code of this one. */
  readonly compile: (form: Form) => CompiledForm
  readonly compiled: CompiledForm
  readonly store: FormStore
  readonly host: FormHost
  /** The parts few forms need, once they are here. */
  readonly rareParts: () => LoadedParts | undefined
  /** Fetches it, where this form needs it; the same function each time. */
  readonly loadParts: () => Promise<LoadedParts | undefined>
  /** The rules, once they are here. */
  readonly checks: () => FormChecks | undefined
  /** Fetches what is needed once something was written, and with it the rules; the same function each time. */
  readonly loadUi: () => Promise<SubmissionUi>
  /** Waits until answers can be checked; undefined where they can by now. Rejected where the rules cannot be fetched. */
  readonly loadChecks: () => Promise<unknown> | undefined
  /** Checks and, where nothing is wrong, sends: once the rules are here. While the message is being sent it does nothing. */
  submit(): void
  /** The form's messages in the outbox, and the acts on them: fetched when they are first wanted. */
  messages(): Promise<FormMessages>
  /** Follows the outbox until what it returns is called. */
  watch(): () => void
}

/** A control's props. Its `name`, `id` and ARIA attributes must reach the element that the visitor uses. */
export interface ControlProps {
  readonly field: Field
  readonly id: string
  /** The value that the control starts with; it keeps its own from then on. */
  readonly value: Value | undefined
  readonly required: boolean
  readonly invalid: boolean
  /** Ids of help and issues, for `aria-describedby`. */
  readonly describedBy: string | undefined
  readonly context: FormContext
}

/** Components of yours in place of ours: a control by its field's kind, or a frame around every field; and what parts the fields. */
export interface FormComponents extends Partial<Record<FieldKind, ComponentType<ControlProps>>>, FrameComponents {}

/** The facts and texts that the parts of a form share. */
export interface FormContext extends Pick<Marks, 'mark' | 'sayMarked'>, Partial<Pick<Marks, 'langOf'>> {
  readonly handle: FormHandle
  readonly idPrefix: string
  /** Drawn to be edited: every field shows, and Send does nothing. */
  readonly editing: boolean
  readonly components: FormComponents
  /** The parts few forms need, once they are there. */
  readonly rareParts: LoadedParts | undefined
  /** Below fields of an e-mail, a web address and a long text, once it is there. */
  readonly FieldHint?: ComponentType<ControlProps> | undefined
  /** Below a field with a problem, once rules are there. */
  readonly FieldIssues?: ComponentType<FieldIssuesProps> | undefined
  /** The level of the form's own heading. */
  readonly headingLevel: number
  /** The language of our words where it is not the form's: we have none for that. */
  readonly lang: string | undefined
  /** The language of our words, for days, numbers and sizes. */
  readonly locale: string
  /** Ours for the form, and whatever the page says instead. */
  readonly texts: FormWords
  /** Fills the tokens of a text, the maker's name among them. */
  say(text: CountedText, tokens?: Tokens): string
  /** Words of a field, with bold and links where it has them. */
  words(field: Field, key: keyof RichWords): ReactNode
}
