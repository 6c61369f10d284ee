import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import formCss from './form.css?inline'
import rowsCss from './kinds/rows/rows.css?inline'
import { LetterslotForm } from './LetterslotForm.tsx'

const options = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const form = {
  format: 'letterslot.form/1',
  version: 1,
  id: 'answer',
  title: 'Are you coming?',
  locale: 'en',
  pages: [
    {
      id: 'p1',
      fields: [
        { id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', rules: [] },
        { id: 'f2', kind: 'radio', name: 'coming', label: 'Are you coming?', options, rules: [] },
        {
          ...{ id: 'f4', kind: 'rows', name: 'guests', label: 'Who else?', item: 'person', rules: [] },
          fields: [{ kind: 'text', name: 'name', label: 'Name', rules: [] }],
        },
        { id: 'f5', kind: 'file', name: 'photo', label: 'A photo', rules: [{ kind: 'required' }] },
        { id: 'f3', kind: 'textarea', name: 'message', label: 'Message', rules: [{ kind: 'required' }] },
      ],
    },
  ],
}

/** Shows it in its style, until the test ends. */
async function show(): Promise<void> {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${formCss} ${rowsCss}`)
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  await render(<LetterslotForm form={form} />)
  await expect.element(page.getByLabelText('Message')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add a person' })).toBeVisible()
}

it('[R13] the label of every field stands equally far below the field before it, a group’s too', async () => {
  await show()
  // A field below the fold is laid out when it is near (content-visibility), which is a frame later.
  await expect.poll(gaps).toEqual([16, 16, 16, 16])
})

it('[R13] what is wrong with a field stands equally far below its control, a file’s too', async () => {
  await show()
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.poll(() => ['f5', 'f3'].map(issueGap)).toEqual([7, 7])
})

/** The pixels between the control of a field and what is said below it. */
function issueGap(id: string): number {
  const edgeOf = (selector: string) => document.querySelector(`[data-field=${id}] ${selector}`)?.getBoundingClientRect()
  return Math.round((edgeOf('.ls-issues p')?.top ?? 0) - (edgeOf('.ls-control')?.bottom ?? 0))
}

/** The pixels between each field's last element and the label of the next. */
function gaps(): readonly number[] {
  const edges = [...document.querySelectorAll('.ls-field')].map(({ firstElementChild, lastElementChild }) => ({
    top: firstElementChild?.getBoundingClientRect().top ?? 0,
    bottom: lastElementChild?.getBoundingClientRect().bottom ?? 0,
  }))
  return edges.slice(1).map(({ top }, index) => Math.round(top - (edges[index]?.bottom ?? 0)))
}
