import type { FormTarget } from './code/form-target.ts'
import type { Parameter } from './code/parameters.ts'
import { tagOf } from './markup/controls.ts'
import type { Markup } from './markup/markup.ts'
import { formsIn } from './markup/read-html-form.ts'
import type { Diagnostics } from './text/diagnostics.ts'

function formAt(document: Document, selector: string): HTMLFormElement | undefined {
  try {
    const form = document.querySelector(selector)?.closest('form')
    return form instanceof HTMLFormElement ? form : undefined
  } catch {
    // A selector that is none.
    return undefined
  }
}

/** Tells if a form is handled by a function of this name: `onSubmit={send}`, `@submit.prevent="send"`, `onsubmit="send(this)"`. */
function isHandledBy(form: Element, name: string): boolean {
  return form
    .getAttributeNames()
    .some(
      (attribute) =>
        /^(?:data-submit|(?:data-)?onsubmit|@submit[.\w]*|v-on:submit[.\w]*|on:submit[|\w]*)$/.test(attribute) &&
        form.getAttribute(attribute)?.split(/\W+/).includes(name),
    )
}

function targetForm(
  target: FormTarget,
  forms: readonly HTMLFormElement[],
  document: Document,
): HTMLFormElement | undefined {
  switch (target.kind) {
    case 'selector':
      return formAt(document, target.selector)
    case 'ref':
      return forms.find((form) => (form.getAttribute('data-ref') ?? form.getAttribute('ref')) === target.name)
    case 'handler':
      return forms.find((form) => isHandledBy(form, target.name))
  }
}

/** Counts the parameters that take their value from controls of a form. */
function countRead(form: HTMLFormElement, parameters: readonly Parameter[]): number {
  const controls = [...form.querySelectorAll('input,select,textarea')]
  return parameters.filter(({ control }) => {
    if (!control) return false
    const keys =
      control.kind === 'model' ? control.paths.flatMap((path) => [path, path.split('.').at(-1)]) : [control.key]
    return controls.some((element) =>
      ['id', 'name', 'data-model', 'v-model', 'data-ref', 'ref'].some((name) =>
        keys.includes(element.getAttribute(name) ?? ''),
      ),
    )
  }).length
}

/** Hints of the code about the form that it sends. */
export interface FormHint {
  readonly target: FormTarget | undefined
  readonly parameters: readonly Parameter[]
}

/** Chooses the form of a page: the one that the code names, else the one whose controls it reads, else the first. The others are told. */
export function chooseForm(
  markup: Markup,
  { target, parameters }: FormHint,
  diagnostics: Diagnostics,
): HTMLFormElement | undefined {
  const forms = formsIn(markup)
  const named = target && targetForm(target, forms, markup.document)
  const chosen = named ?? forms.toSorted((one, other) => countRead(other, parameters) - countRead(one, parameters))[0]
  for (const form of forms) {
    if (form !== chosen) diagnostics.reportUnread('other-form', tagOf(form), { line: markup.lineOf(form) })
  }
  return chosen
}
