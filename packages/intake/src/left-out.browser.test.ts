import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Intake } from './intake.ts'
import { type LeftOutThing, leftOutThings } from './left-out.test.fixture.ts'
import { readPaste } from './read-paste.ts'

type Page = 'without EmailJS' | 'with EmailJS'

const sending = "emailjs.sendForm('service_a1', 'template_a1', '#f', 'aPublicKey12345')"

/** A contact page with some things beside its fields; `7` becomes each one's own number. */
function pageWith(things: readonly LeftOutThing[], page: Page): string {
  const texts = (place: LeftOutThing['place']): string =>
    things.flatMap((thing, at) => (thing.place === place ? [thing.text.replaceAll('7', `${at}z`)] : [])).join('\n')
  return `<!doctype html><html lang="en"><body>
<form id="f">
<label>Name <input name="full_name"></label>
${texts('form')}
<button type="submit">Send it</button></form>
${texts('page')}
<script>
${page === 'with EmailJS' ? sending : ''}
${texts('script')}
</script></body></html>`
}

async function intakeOf(text: string): Promise<Intake> {
  const reading = await readPaste(text)
  if (reading.status !== 'read') throw new Error(reading.status)
  return reading.intake
}

const toldOnce: ReadonlySet<string> = new Set([
  ...['own-check', 'own-words', 'shows-parts', 'sets-values', 'keeps-in-browser', 'drawn-by-script', 'captcha'],
  ...['counts-visits', 'script', 'handler-around', 'library', 'style'],
])

/** True where a remark of its kind names it; of what is told once for a script or a page, whether there is one. */
function isTold(thing: LeftOutThing, at: number, { unread, notes }: Intake): boolean {
  const ofKind = [...unread, ...notes].filter(({ code }) => code === thing.code)
  const mark = `M${at}z`
  return ofKind.some(
    ({ subject, detail = '' }) =>
      toldOnce.has(thing.code) || !thing.text.includes('M7') || `${subject} ${detail}`.includes(mark),
  )
}

const clean = `<form><label>Name <input name="full_name"></label><button>Send</button></form>`

it('[I1060] a form with nothing beside it has nothing to tell', async () => {
  const { unread, notes } = await intakeOf(clean)
  expect([unread, notes]).toEqual([[], []])
})

describe.each(['without EmailJS', 'with EmailJS'] satisfies Page[])('on a page %s', (page) => {
  it.each(leftOutThings.map((thing) => [thing.is, thing] as const))('[I1060] %s is told', async (_, thing) => {
    const intake = await intakeOf(pageWith([thing], page))
    const told = [...intake.unread, ...intake.notes].map(({ code, subject }) => `${code} ${subject}`)
    expect([isTold(thing, 0, intake), told]).toEqual([true, told])
  })

  it('[I1060] whatever stands together beside the fields, each is told and the fields are read', async () => {
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray([...leftOutThings], { maxLength: 12 }), async (things) => {
        const intake = await intakeOf(pageWith(things, page))
        const untold = things.filter((thing, at) => !isTold(thing, at, intake)).map(({ is }) => is)
        expect(untold).toEqual([])
        expect(intake.form?.fields.map(({ name }) => name)).toContain('full_name')
      }),
      { numRuns: 60 },
    )
  })
})

it.each([
  'children',
  'id',
  'attributes',
  'closest',
  'querySelectorAll',
  'getAttribute',
  'contains',
  'ownerDocument',
  'body',
  'getElementsByTagName',
])('[I614] a form whose control is called %s is read as any other', async (name) => {
  const { form } = await intakeOf(
    `<form onsubmit="go()"><label for="${name}">How many?</label><input id="${name}" name="${name}"><img name="${name}"></form>`,
  )
  expect(form?.fields.map((field) => [field.name, field.label])).toEqual([[name, 'How many?']])
})
