import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import formCss from './form.css?inline'
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
        { id: 'f3', kind: 'textarea', name: 'message', label: 'Message', rules: [] },
      ],
    },
  ],
}

it('[R13] the label of every field stands equally far below the field before it, a group’s too', async () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(formCss)
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  await render(<LetterslotForm form={form} />)
  await expect.element(page.getByLabelText('Message')).toBeVisible()
  // A field below the fold is laid out when it is near (content-visibility), which is a frame later.
  await expect.poll(gaps).toEqual([16, 16])
})

/** The pixels between each field's last element and the label of the next. */
function gaps(): readonly number[] {
  const edges = [...document.querySelectorAll('.ls-field')].map(({ firstElementChild, lastElementChild }) => ({
    top: firstElementChild?.getBoundingClientRect().top ?? 0,
    bottom: lastElementChild?.getBoundingClientRect().bottom ?? 0,
  }))
  return edges.slice(1).map(({ top }, index) => Math.round(top - (edges[index]?.bottom ?? 0)))
}
