import { afterEach, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { fieldKinds } from '../../core/src/model/field-kind.ts'
import { accessibilityTree } from './accessibility-tree.test.kit.ts'
import { allKindsInUse, answers, kindsInUse } from './form-kinds.test.fixture.ts'
import { kindLoaders } from './kinds/kind-loaders.ts'
import {
  accept,
  appears,
  attemptOf,
  fail,
  find,
  network,
  refused,
  type ShownForm,
  send,
  setFormStage,
  tryNow,
} from './shown-form.test.kit.tsx'

const stage = setFormStage()
const { title } = document

afterEach(async () => {
  document.title = title
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  await page.viewport(414, 896)
})

/** The form of every kind, with all that is fetched for it. */
async function show(defaultValues = {}): Promise<ShownForm> {
  const shown = await stage.show({ form: kindsInUse, headingLevel: 1, defaultValues })
  await expect.poll(() => document.querySelectorAll('.ls-files, .ls-other').length).toBe(4)
  return shown
}

const fileOf = (bytes: number): File => new File([new Uint8Array(bytes)], 'photo.jpg')

/** Answers all, as a visitor without a mouse does: by Tab, arrow keys and Space. */
async function answerByKeyboard(): Promise<void> {
  find('[name=text]').focus()
  await userEvent.keyboard('Ada{Tab}ada@example.org{Tab}22 00{Tab}https://example.org{Tab}3{Tab}03312027{Tab}')
  // A date has parts, each of which Tab goes through; typing goes from one to the next, and its picker's button is the last.
  find('[name=time]').focus()
  await userEvent.keyboard('0205p')
  find('[name=moment]').focus()
  await userEvent.keyboard('033120270205p')
  find('[name=textarea]').focus()
  await userEvent.keyboard('Hello{Tab}{ArrowDown}{ArrowDown}{Tab}north{Tab}')
  await userEvent.keyboard(' {ArrowDown}{Tab}foot{Tab}{Tab} {Tab}cake{Tab}')
  find('#contact-town').focus()
  await userEvent.keyboard('os{Enter}')
  await userEvent.upload(find('[type=file]'), fileOf(2000))
  find('[name=again]').focus()
  await userEvent.keyboard('Oslo{Tab} ')
}

const empty = [
  'textbox "Name" (Help of Name) [required]',
  'textbox "E-mail" (Help of E-mail) [required]',
  'textbox "Phone" (Help of Phone) [required]',
  'textbox "Site" (Help of Site) [required]',
  'textbox "People" (Help of People) [required]',
  'Date "Day" (Help of Day)',
  'InputTime "Hour" (Help of Hour)',
  'DateTime "Moment" (Help of Moment)',
  'textbox "Message" (Help of Message) [required]',
  'combobox "Region" (Help of Region) = Choose…',
  'radiogroup "Travel" (Help of Travel) [required]',
  'radio "By train"',
  'radio "Otherwise"',
  'group "Meals*" (Help of Meals)',
  'checkbox "By train"',
  'checkbox "Otherwise"',
  'group "Sight"',
  'checkbox "Fjord"',
  'combobox "Town" (Help of Town)',
  'button "Photos" (Help of Photos) = No file chosen',
  'status: 0',
  'checkbox "I agree" (Help of consent)',
]

const filled = [
  'textbox "Name" (Help of Name) = Ada [required]',
  'textbox "E-mail" (Help of E-mail) = ada@example.org [required]',
  'textbox "Phone" (Help of Phone) = 22 00 [required]',
  'textbox "Site" (Help of Site) = https://example.org [required]',
  'textbox "People" (Help of People) = 3 [required]',
  'Date "Day" (Help of Day) = 2027-03-31',
  'InputTime "Hour" (Help of Hour) = 14:05',
  'DateTime "Moment" (Help of Moment) = 2027-03-31T14:05',
  'textbox "Message" (Help of Message) = Hello [required]',
  'combobox "Region" (Help of Region) = Otherwise',
  'textbox "Otherwise: your answer" (Help of Region) = north',
  'radiogroup "Travel" (Help of Travel) [required]',
  'radio "By train"',
  'radio "Otherwise" [checked]',
  'textbox "Otherwise: your answer" (Help of Travel) = foot',
  'group "Meals*" (Help of Meals)',
  'checkbox "By train"',
  'checkbox "Otherwise" [checked]',
  'textbox "Otherwise: your answer" (Help of Meals) = cake',
  'group "Sight"',
  'checkbox "Fjord"',
  'combobox "Town" (Help of Town) = Oslo',
  'button "Remove Oslo"',
  'button "Photos" (Help of Photos) = photo.jpg',
  'button "Remove photo.jpg"',
  'status: 1 file, 2 kB',
  'textbox "Where from" = Oslo [required]',
  'status: 285',
]

it('[R210 R211] gives every kind, empty and filled in by keyboard alone, its name, role, value and description', async () => {
  const kinds = kindsInUse.pages.flatMap(({ fields }) => fields.map(({ kind }) => kind))
  const all = allKindsInUse.pages.flatMap(({ fields }) => fields.map(({ kind }) => kind))
  expect([...new Set(all)].toSorted()).toEqual(fieldKinds.toSorted())
  // A kind with a folder of its own is played there.
  const wantedHere = fieldKinds.filter((kind) => !(kind in kindLoaders) || /time/.test(kind))
  expect(kinds).toEqual(expect.arrayContaining(wantedHere))
  await show()
  expect(await accessibilityTree()).toEqual(['heading "Write to us"', ...empty, 'button "Send"'])
  // Chromium's tree has no word of it for these, which have the platform's own attribute.
  const wanted = [...document.querySelectorAll('.ls-form :required')].map((control) => control.getAttribute('name'))
  expect(wanted).toEqual(expect.arrayContaining(['date', 'time', 'moment', 'select', 'file', 'consent']))

  await answerByKeyboard()
  expect(await accessibilityTree()).toEqual([
    'heading "Write to us"',
    ...filled,
    'checkbox "I agree" (Help of consent) [checked, focused]',
    'button "Send"',
  ])
})

/** The id of what the focus is on, behind that of the form. */
const focused = (): string => `${document.activeElement?.id}`.replace('contact-', '')

it('[R212] says of every kind what is wrong, once, in the order of the fields, and leads to it by keyboard', async () => {
  document.title = 'Write to us'
  // Chromium's tree leaves out what lies far below.
  await page.viewport(414, 2400)
  await show()
  await userEvent.click(send())
  await appears('There are 14 problems')
  const asked = 'Answer this question'
  expect(await accessibilityTree()).toEqual([
    'heading "Write to us"',
    'heading "There are 14 problems" [focused]',
    ...['Name', 'E-mail', 'Phone', 'Site', 'People', 'Day', 'Hour', 'Moment', 'Message'].map(
      (label) => `link "${label}: answer this question"`,
    ),
    'link "Region: choose one"',
    'link "Travel: choose one"',
    'link "Meals: choose at least one"',
    'link "Photos: choose a file"',
    'link "I agree: tick this box to go on"',
    ...['Name', 'E-mail', 'Phone', 'Site', 'People'].map(
      (label) => `textbox "${label}" (Help of ${label} ${asked}) [required, invalid]`,
    ),
    `Date "Day" (Help of Day ${asked}) [invalid]`,
    `InputTime "Hour" (Help of Hour ${asked}) [invalid]`,
    `DateTime "Moment" (Help of Moment ${asked}) [invalid]`,
    `textbox "Message" (Help of Message ${asked}) [required, invalid]`,
    'combobox "Region" (Help of Region Choose one) = Choose… [invalid]',
    'radiogroup "Travel" (Help of Travel Choose one) [required, invalid]',
    'radio "By train" [invalid]',
    'radio "Otherwise" [invalid]',
    'group "Meals*" (Help of Meals Choose at least one)',
    'checkbox "By train"',
    'checkbox "Otherwise"',
    'group "Sight"',
    'checkbox "Fjord"',
    'combobox "Town" (Help of Town)',
    'button "Photos" (Help of Photos Choose a file) = No file chosen [invalid]',
    'status: 0',
    'checkbox "I agree" (Help of consent Tick this box to go on) [invalid]',
    'button "Send"',
  ])
  expect(document.title).toBe('There are 14 problems – Write to us')

  const led: string[] = []
  for (const link of document.querySelectorAll<HTMLElement>('.ls-summary a')) {
    link.focus()
    await userEvent.keyboard('{Enter}')
    led.push(focused())
  }
  const kinds = 'text email tel url number date time moment textarea select radio checkboxes file consent'
  expect(led).toEqual(kinds.split(' '))
  expect(find('#contact-radio')).toBe(document.querySelector('[name=radio]'))

  await userEvent.fill(find('[name=text]'), 'Bea')
  await expect.poll(() => document.title).toBe('There are 13 problems – Write to us')
})

it('[R214 R221] refuses a file aloud, once, and leaves the title of a page alone that is not the form’s', async () => {
  document.title = 'Atelier Nord'
  await show()
  await userEvent.upload(find('[type=file]'), fileOf(12_000))
  const calculated = 'status: 0'
  const refusal = 'alert: “photo.jpg” is 12 kB; at most 9 kB. Choose another.'
  await expect.poll(spoken).toEqual([refusal, calculated])
  await userEvent.click(send())
  await appears('There are 14 problems')
  expect([await spoken(), document.title]).toEqual([[refusal, calculated], 'Atelier Nord'])
})

/** Live regions that say something. */
async function spoken(): Promise<readonly string[]> {
  return (await accessibilityTree()).filter((line) => /^(alert|status):/.test(line))
}

const outcomes: readonly (readonly [state: string, enter: (shown: ShownForm) => Promise<unknown>, tree: string[]])[] = [
  [
    'sending',
    async (shown) => {
      await userEvent.upload(find('[type=file]'), fileOf(2000))
      await userEvent.click(send())
      await attemptOf(shown)
      await expect.element(page.getByText('Sending…')).toBeVisible()
    },
    [
      'heading "Write to us"',
      ...filled,
      'checkbox "I agree" (Help of consent) [checked]',
      'button "Sending…" [disabled, focused]',
    ],
  ],
  [
    'not sent',
    async (shown) => {
      await fail(shown, network)
      await appears('Not sent yet')
    },
    [
      'heading "Not sent yet" [focused]',
      'status: The mail service of Atelier Nord does not answer. Keep this page open: your answers are on it and nowhere else.',
      'button "Try now"',
      'link "Send from my own mail"',
      'link "+47 22 00 00 00"',
      'link "ateliernord.example/contact"',
      'button "Show what I wrote"',
      'button "Copy"',
      'button "Delete"',
      'group',
      'DisclosureTriangle "For the site’s owner"',
    ],
  ],
  [
    'needs a person',
    async (shown) => {
      tryNow()
      await fail(shown, refused, 1)
      await appears('Not delivered yet')
    },
    [
      'heading "Not delivered yet" [focused]',
      'status: Atelier Nord cannot receive this form at the moment. This is not your fault. Keep this page open: your answers are on it and nowhere else.',
      'link "Send from my own mail"',
      'link "+47 22 00 00 00"',
      'link "ateliernord.example/contact"',
      'button "Show what I wrote"',
      'button "Copy"',
      'button "Download"',
      'button "Try again"',
      'button "Delete"',
      'group',
      'DisclosureTriangle "For the site’s owner"',
    ],
  ],
  [
    'sent',
    async (shown) => {
      await userEvent.click(page.getByText('Try again'))
      await accept(shown, 2)
      await appears('Sent')
    },
    ['heading "Sent" [focused]', 'button "Send another"'],
  ],
]

it('[R213] gives every state of a message its heading, buttons and focus', async () => {
  // The tree leaves out what is far out of sight.
  await page.viewport(414, 2400)
  const shown = await show(answers)
  for (const [state, enter, tree] of outcomes) {
    await enter(shown)
    // What has come into sight is in the tree once it is laid out.
    await expect.poll(async () => [state, ...(await accessibilityTree())]).toEqual([state, ...tree])
  }
})
