import type { Form } from '@letterslot/core'
import type { VisitorTexts } from '@letterslot/core/form-state'
import type { FormHandle, FormViewProps } from '@letterslot/react'
import {
  createHandleWith,
  type FormLanguage,
  type FormParts,
  type RareParts,
  type WithKind,
} from '@letterslot/react/parts'
import { DocumentError } from './document-error.ts'
import type { ElementClass, LaterParts, Speak } from './element-class.ts'
import { dispatchElementEvent, elementEvents } from './element-events.ts'
import { createElementReport, type ElementReport } from './element-report.ts'
import { loadFormDocument } from './load-form-document.ts'
import { createNotice, type Notice } from './notice.ts'
import { submitInSandbox } from './submit-in-sandbox.ts'

/** Parts given to the class: the look of forms, and their renderer. */
export interface ElementKit {
  readonly css: string
  /** Draws a form into an element; with null it draws it no longer. */
  readonly draw: (form: FormViewProps | null, into: Element) => void
  readonly jsx: ElementClass['jsx']
  readonly parts: FormParts
  readonly hooks: ElementClass['hooks']
  /** Of one file, no form waits for them; of two, they do nothing until the second is here. */
  readonly rareParts: RareParts
  readonly later: LaterParts
}

/** The element's public interface. */
interface LetterslotFormElement extends HTMLElement {
  /** The form's document, in place of `src` and of the one that stands inside. */
  form: Form | undefined
  /** Words in place of ours. */
  texts: Partial<VisitorTexts> | undefined
}

const sizes = ['sm', 'md', 'lg'] as const

/**
 * Makes the class of `<letterslot-form>`.
 * A form that is taken out of the page is drawn no longer, but held: where the element comes back, it is as it was left.
 */
export function letterslotFormClass({
  css,
  draw,
  hooks,
  jsx,
  later,
  parts,
  rareParts,
}: ElementKit): CustomElementConstructor {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)

  return class LetterslotForm extends HTMLElement implements LetterslotFormElement {
    static readonly formAssociated = true
    static readonly observedAttributes = ['src', 'lang', 'heading-level', 'size']
    /** Set by a script that carries the tables of other languages, before this one or after it. */
    static speak: Speak | undefined = undefined
    /** Set by a script that carries kinds of fields, behind this one, before it or after it. */
    static kinds: WithKind = (parts) => parts
    static readonly jsx = jsx
    static readonly hooks = hooks
    static rareParts = rareParts
    static readonly later = later
    readonly #internals = this.attachInternals()
    readonly #root = this.attachShadow({ mode: 'open' })
    readonly #place = document.createElement('div')
    readonly #notice: Notice = createNotice()
    readonly #slot = document.createElement('slot')
    #given: Form | undefined
    /** The document, in all of its languages. */
    #form: Form | undefined
    #texts: Partial<VisitorTexts> | undefined
    #handle: FormHandle | undefined
    /** The choice among its languages, and what marks the words that have no translation. */
    #spoken: Pick<FormViewProps, 'children' | 'createMarks'> | undefined
    #report: ElementReport | undefined
    /** Ends what goes on while the form is drawn. */
    #stop: (() => void) | undefined
    /** Counts the documents that were asked for, from when the element is put into a page: only the last is wanted. */
    #turn = 0

    constructor() {
      super()
      this.#root.adoptedStyleSheets = [sheet]
      this.#root.append(this.#place, this.#notice.element, this.#slot)
      for (const type of ['input', 'change']) this.#root.addEventListener(type, (event) => this.#changed(event))
      submitInSandbox(this.#root)
    }

    get form(): Form | undefined {
      return this.#given ?? this.#form
    }

    set form(form: Form | undefined) {
      this.#given = form
      if (this.#turn > 0) void this.#load()
    }

    get texts(): Partial<VisitorTexts> | undefined {
      return this.#texts
    }

    set texts(texts: Partial<VisitorTexts> | undefined) {
      this.#texts = texts
      this.#draw()
    }

    connectedCallback(): void {
      // What a page has set before this class was there stands in the way of it.
      for (const name of ['form', 'texts']) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
      if (this.#handle) this.#begin()
      else void this.#load()
    }

    disconnectedCallback(): void {
      // An element that is only moved is back by then.
      queueMicrotask(() => {
        if (!this.isConnected) this.#end()
      })
    }

    attributeChangedCallback(name: string, before: string | null, now: string | null): void {
      if (before === now) return
      if (name === 'lang') this.#show()
      else if (name !== 'src') this.#draw()
      // What stands in the markup is told before the element is in the page: the first document is asked for there.
      else if (this.#turn > 0) void this.#load()
    }

    /** Told of the form around it as it comes into one, or out of it. */
    formAssociatedCallback(): void {
      this.#report?.whole()
    }

    /** A form around the element begins anew; a message of this one that is on its way stays as it is. */
    formResetCallback(): void {
      const store = this.#handle?.store
      const status = store?.state().status
      if (!store || (status !== 'filling' && status !== 'problems')) return
      store.reset()
      store.dispatch({ kind: 'problemsChanged', issues: [] })
      // Drawn anew, every field holds what the store does.
      this.#end()
      this.#begin()
    }

    async #load(): Promise<void> {
      const turn = ++this.#turn
      try {
        const form = await loadFormDocument(this, this.#given)
        if (turn !== this.#turn || this.#form === form) return
        this.#form = form
        this.#show()
      } catch (error) {
        if (turn === this.#turn) this.#fail(error)
      }
    }

    /** Shows the document in the language of its visitor; what was drawn in another stays on the page. */
    #show(): void {
      const whole = this.#form
      if (!whole) return
      this.#stop?.()
      this.#stop = undefined
      const { form, language, choice, createMarks } = LetterslotForm.speak?.(this, whole) ?? { form: whole }
      this.#spoken = { children: choice, createMarks }
      const last = this.#handle
      const host: FormHandle['host'] = last?.host ?? { options: {} }
      host.options = elementEvents(this, {
        ...LetterslotForm.kinds(LetterslotForm.rareParts, form),
        language: language ?? englishFor(form),
      })
      host.onBlocked = () => this.#notice.show('noSending', form.delivery?.fallback, language, form.texts)
      this.#handle = createHandleWith(parts, form, host, last)
      if (this.isConnected) this.#begin()
    }

    /** A form that cannot be had: whoever keeps the page learns why, and a visitor reads what there is instead of it. */
    #fail(error: unknown): void {
      this.#end()
      this.#handle = this.#form = undefined
      const { message, fallback } =
        error instanceof DocumentError ? error : new DocumentError('it cannot be drawn', error)
      // biome-ignore lint/suspicious/noConsole: the console is where a site's owner looks, and no visitor does.
      console.error(`Letterslot: ${message}`)
      this.#notice.show('noForm', fallback, LetterslotForm.speak?.(this).language)
    }

    #begin(): void {
      const handle = this.#handle
      if (!handle || this.#stop) return
      this.#notice.hide()
      const report = createElementReport(handle, this.#internals, this.#root, later)
      this.#report = report
      const stops = [handle.watch(), handle.store.subscribe(report.whole)]
      this.#stop = () => {
        for (const stop of stops) stop()
      }
      try {
        this.#draw()
        report.whole()
        this.#slot.hidden = true
      } catch (error) {
        this.#fail(error)
      }
    }

    #end(): void {
      this.#stop?.()
      this.#stop = undefined
      draw(null, this.#place)
      this.#slot.hidden = false
    }

    #draw(): void {
      const handle = this.#handle
      if (!handle || !this.#stop) return
      const level = Number(this.getAttribute('heading-level'))
      draw(
        {
          handle,
          headingLevel: level >= 1 && level <= 5 ? Math.floor(level) : undefined,
          size: sizes.find((size) => size === this.getAttribute('size')),
          texts: this.#texts,
          ...this.#spoken,
        },
        this.#place,
      )
    }

    #changed({ type, target }: Event): void {
      const box = target instanceof Element && target.closest('[data-field]')
      const field = box && this.#report?.changed(box.getAttribute('data-field'))
      if (field && type === 'input')
        dispatchElementEvent(this, 'letterslot-change', {
          name: field.name,
          value: this.#handle?.store.value(field.id),
        })
    }
  }
}

/** English, marked as what it is: for a form in English, and for one in another language whose table is not there. */
function englishFor({ locale }: Form): FormLanguage {
  return { lang: 'en', locale: /^en\b/i.test(locale) ? locale : 'en' }
}

/** Registers `<letterslot-form>`. Where a page has loaded the script twice, the first one stays; with `?letterslot-doctor` in its address, the doctor comes too. */
export function defineLetterslotForm(kit: ElementKit, openDoctors: () => void): void {
  if (customElements.get('letterslot-form')) return
  customElements.define('letterslot-form', letterslotFormClass(kit))
  if (location.search.includes('letterslot-doctor')) openDoctors()
}
