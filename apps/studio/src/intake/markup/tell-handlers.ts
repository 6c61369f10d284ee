import type { RemarkList } from '../remark.ts'
import { tagOf } from './controls.ts'
import type { Markup } from './markup.ts'

/** Handlers as HTML, React, Vue, Svelte, Angular, Alpine, htmx, Livewire and Stimulus write them down. */
const handlers =
  /^(?:data-on[a-z]+|data-submit|data-form-action|data-action|@[\w.:-]+|(?:v-on|x-on):[\w.:-]+|x-(?:data|init|effect)|\(\w+\)|wire:[\w.]+|(?:data-)?hx-(?:get|post|put|patch|delete))$/

/** The code of a handler that does nothing but keep the page from sending. */
const empty =
  /^(?:return(?:\s+false)?|(?:e|ev|evt|event|\$event)\.(?:preventDefault|stopPropagation)\(\)|[\s;]|void 0)*$/

/** The list in which handlers are told one by one, and what is told of already. */
export interface HandledPage {
  readonly form: HTMLFormElement | undefined
  readonly functions: ReadonlySet<string>
}

/** A handler as the paste has it: what disarming and drawing called otherwise has its own name again. */
function written(name: string, value: string): string {
  if (name === 'data-submit') return `onSubmit={${value}}`
  if (name === 'data-form-action') return `action={${value}}`
  return `${name.replace(/^data-(?=on)/, '')}="${value}"`
}

/**
 * Tells the handlers of a page that call nothing which was read or told: each of a form, and of the page around it the
 * first.
 */
export function tellHandlers(markup: Markup, { form, functions }: HandledPage, remarks: RemarkList): void {
  const told = new Set<string>()
  const around: { readonly subject: string; readonly line: number | undefined }[] = []
  for (const element of markup.document.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? ''
      if (!handlers.test(name) || empty.test(value) || isTold(value, functions)) continue
      const tag = tagOf(element)
      const subject = `${written(name, value)} of ${tag}`
      if (told.has(subject)) continue
      told.add(subject)
      const line = markup.lineOf(element)
      if (form === undefined || form.contains(element)) remarks.cannotRead('handler', subject, { line })
      else around.push({ subject, line })
    }
  }
  const [first, ...others] = around
  if (!first) return
  const detail = others.length === 0 ? undefined : String(others.length)
  remarks.note('handler-around', first.subject, { line: first.line, detail })
}

function isTold(value: string, functions: ReadonlySet<string>): boolean {
  return /\bemailjs\b/i.test(value) || value.split(/[^\w$]+/).some((name) => functions.has(name))
}
