import type { Form } from './schema/form.ts'

/** EmailJS knows no ids of submissions, so that only the message itself can say that it may be a repeat. */
const emailJsOrigin = 'https://api.emailjs.com'

/**
 * The parameter at whose end a late or repeated message says so. `delivery.noteIn` decides, and empty is nowhere;
 * without it, it is the first long text of a form that sends through EmailJS, under the name that `delivery.map` gives
 * it. A relay prints such a line by itself, and takes a text with a note for another message.
 * @returns undefined where nothing is to be added.
 */
export function noteParameter({ delivery, pages }: Pick<Form, 'delivery' | 'pages'>): string | undefined {
  if (!delivery) return undefined
  if (delivery.noteIn !== undefined) return delivery.noteIn || undefined
  if (delivery.origin !== emailJsOrigin) return undefined
  const longTexts = pages.flatMap(({ fields }) => fields).filter(({ kind }) => kind === 'textarea')
  const field = longTexts.find(({ visibleWhen }) => !visibleWhen) ?? longTexts[0]
  const mapped = Object.entries(delivery.map ?? {}).find(([, id]) => id === field?.id)
  return mapped?.[0] ?? field?.name
}
