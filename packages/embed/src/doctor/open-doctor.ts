import type { Form } from '@letterslot/core'
import { createPanel } from './create-panel.ts'
import { gatherFacts } from './gather-facts.ts'
import { reportOf } from './report.ts'
import { runChecks } from './run-checks.ts'

/**
 * Puts the doctor's panel after a form.
 * @param formOf - the form's document as it is when it is asked for; undefined where it could not be had.
 */
export function openDoctor(form: Element, formOf: () => Form | undefined | Promise<Form | undefined>): void {
  form.after(
    createPanel(async () => {
      const facts = await gatherFacts(await formOf())
      const checks = runChecks(facts)
      return { checks, report: reportOf(facts, checks) }
    }),
  )
}

/** Time limit for an element to have its document, and the interval of looking, in ms. */
const documentTimeout = { ms: 5_000, stepMs: 50 } as const

/** Puts a panel after every `<letterslot-form>` of the page, once all of its markup is there. */
export function openDoctors(): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', openDoctors, { once: true })
  else for (const element of document.querySelectorAll('letterslot-form')) openDoctor(element, () => awaitForm(element))
}

/** An element tells nobody when it has its document, or that it cannot have it. */
async function awaitForm(element: Element): Promise<Form | undefined> {
  for (let leftMs = documentTimeout.ms; leftMs > 0; leftMs -= documentTimeout.stepMs) {
    if ('form' in element && isGivenForm(element.form)) return element.form
    await new Promise((resolve) => setTimeout(resolve, documentTimeout.stepMs))
  }
  return undefined
}

/** The element gives out nothing else. */
function isGivenForm(form: unknown): form is Form {
  return typeof form === 'object' && form !== null
}
