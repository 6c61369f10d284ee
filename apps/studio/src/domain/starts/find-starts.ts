import { startPurposeText } from '../texts/ready-forms.ts'
import { sayStart } from './say-start.ts'
import type { Start, StartPurpose } from './start.ts'

/** The purposes that starts are found by, in the order in which they are offered. */
export const startPurposes: readonly StartPurpose[] = ['contact', 'event', 'order', 'opinion', 'work']

/** The starts of a purpose, or of any, that have every word of a query among their names and questions, in the language of the page. */
export function findStarts(
  starts: readonly Start[],
  query: string,
  purpose: StartPurpose | undefined,
): readonly Start[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return starts.filter((start) => {
    if (purpose && start.purpose !== purpose) return false
    const text = searchedText(sayStart(start))
    return words.every((word) => text.includes(word))
  })
}

function searchedText({ name, summary, purpose, form, fields }: Start): string {
  const asked = fields.map(({ label, fields: questions = [] }) => [label, ...questions.map((one) => one.label)])
  const words = [name, summary, form.title, ...(purpose ? [startPurposeText[purpose]] : []), ...asked.flat()]
  return words.join('\n').toLocaleLowerCase()
}
