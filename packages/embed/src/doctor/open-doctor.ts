import type { Form } from '@letterslot/core'
import { createPanel } from './create-panel.ts'
import { examine } from './examine.ts'
import { gatherFacts } from './gather-facts.ts'
import { reportOf } from './report.ts'

/**
 * Puts the doctor's panel after a form.
 * @param formOf - the form's document as it is when it is asked for; undefined where it could not be had.
 */
export function openDoctor(form: Element, formOf: () => Form | undefined | Promise<Form | undefined>): void {
  form.after(
    createPanel(async () => {
      const facts = await gatherFacts(await formOf())
      const checks = examine(facts)
      return { checks, report: reportOf(facts, checks) }
    }),
  )
}
