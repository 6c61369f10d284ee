import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accessibilityTree } from '../accessibility-tree.test.kit.ts'
import { field, formOf } from '../forms.test.fixture.ts'
import { attemptOf, find, send, setFormStage, textsOf } from '../shown-form.test.kit.tsx'
import { putNumber } from './phone/with-phone.tsx'
import { putRanking, readRanking } from './ranking/rank-controls.ts'

const stage = setFormStage()
const typed = [{ kind: 'type' }]
const wanted = [{ kind: 'required' }, ...typed]
const drinks = ['tea', 'coffee', 'milk'].map((value) => ({ value, label: value.toUpperCase() }))
const form = formOf([
  field('currency', 'gift', 'Your gift', {
    currency: 'NOK',
    help: 'Any sum',
    rules: [...wanted, { kind: 'range', min: 200 }],
  }),
  field('country', 'land', 'Country', { rules: wanted }),
  field('dateRange', 'stay', 'Your stay', { rules: [...wanted, { kind: 'range', min: '2027-01-01' }] }),
  field('name', 'who', 'Who are you?', { parts: ['prefix', 'given', 'family'], rules: [{ kind: 'required' }] }),
  field('address', 'home', 'Where do you live?', { help: 'For the parcel' }),
  field('ranking', 'taste', 'In which order?', { options: drinks, rules: [{ kind: 'required' }] }),
  field('phone', 'call', 'Your phone', { country: 'NO', rules: wanted }),
])

/** The lines of the accessibility tree between the heading and Send. */
const drawn = async (): Promise<readonly string[]> => (await accessibilityTree()).slice(1, -1)

const wrongParts = (): readonly string[] =>
  [...document.querySelectorAll('.ls-parts [aria-invalid=true]')].map(({ id }) => id.replace('contact-', ''))

const textIn = (control: Element): string => (control instanceof HTMLInputElement ? control.value : '')

const partsOf = (name: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[name=${name}]`)]

async function fillParts(name: string, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const part = partsOf(name)[index]
    if (part instanceof HTMLSelectElement) await userEvent.selectOptions(part, text)
    else if (part) await userEvent.fill(part, text)
  }
}

it('[R540 R541 R542 R543 R544 R700 R701] takes amounts, countries, phone numbers, orders and parts as people give them, marks what is wrong, and sends them', async () => {
  const shown = await stage.show({ form })
  await expect.poll(() => document.querySelectorAll('option').length).toBe(759)
  expect(await drawn()).toEqual([
    'textbox "Your gift" (NOK Any sum) [required]',
    'combobox "Country" = Choose…',
    'group "Your stay"',
    'Date "From"',
    'Date "To"',
    'group "Who are you?"',
    'textbox "Title"',
    'textbox "First name" [required]',
    'textbox "Last name" [required]',
    'group "Where do you live?" (For the parcel)',
    'textbox "Street and number"',
    'textbox "Postal code"',
    'textbox "Town"',
    'combobox "Country" = Choose…',
    'group "In which order?"',
    'combobox "1." = Choose…',
    'combobox "2." = Choose…',
    'combobox "3." = Choose…',
    'combobox "Your phone Country" = Norway +47',
    'textbox "Your phone" [required]',
  ])
  expect(partsOf('home').map((one) => one.getAttribute('autocomplete'))).toEqual([
    'address-line1',
    'postal-code',
    'address-level2',
    'country',
  ])
  await userEvent.fill(find('[name=gift]'), '50,00')
  await fillParts('stay', ['2027-06-12', '2027-06-11'])
  await fillParts('who', ['', 'Ada'])
  await fillParts('taste', ['MILK'])
  await userEvent.fill(partsOf('call')[1] ?? find('[name=call]'), 'none')
  await userEvent.click(send())
  await expect
    .poll(() => textsOf('.ls-issues'))
    .toEqual([
      ...['Enter NOK 200.00 or more', 'Choose one', 'Enter June 12, 2027 or later', 'Answer this question'],
      'Choose one',
      'Use this format: +44 20 7946 0123',
    ])
  expect(wrongParts()).toEqual(['stay-1', 'who-2'])
  find('.ls-summary li:nth-child(4) a').click()
  expect(document.activeElement?.id).toBe('contact-who-2')
  await userEvent.fill(find('[name=gift]'), '1.250,50')
  await userEvent.selectOptions(find('[name=land]'), 'Norway')
  await fillParts('stay', ['2027-06-12', '2027-06-13'])
  await fillParts('who', ['Dr.', 'Ada', 'Lovelace'])
  await fillParts('home', ['Markveien 12', '0554', 'Oslo', 'Norway'])
  // What another rank had changes places.
  await fillParts('taste', ['MILK', 'TEA', 'COFFEE'])
  await userEvent.selectOptions(partsOf('taste')[0] ?? find('[name=taste]'), 'COFFEE')
  expect(readRanking(find('.ls-ranks'))).toEqual(['coffee', 'tea', 'milk'])
  await expect.poll(() => find('.ls-rank-moved').textContent).toBe('3. MILK')
  putRanking(find('.ls-ranks'), { options: drinks }, ['tea', 'milk', 'coffee'])
  expect(readRanking(find('.ls-ranks'))).toEqual(['tea', 'milk', 'coffee'])
  const [country, number] = partsOf('call')
  if (!(country instanceof HTMLSelectElement) || !number) throw new Error('A phone number has two controls.')
  // The number names its country, which is chosen by that; then it is dialled within that.
  await userEvent.fill(number, '+49 30 123456')
  expect(country.value).toBe('+49')
  putNumber(find('.ls-phone'), { country: 'SE' }, '+4722000000')
  expect([country.value, textIn(number)]).toEqual(['+47', '22000000'])
  putNumber(find('.ls-phone'), { country: 'SE' }, 'by heart')
  expect([country.value, textIn(number)]).toEqual(['+46', 'by heart'])
  await userEvent.selectOptions(country, 'Canada +1')
  await userEvent.fill(number, '(416) 555-0123')
  expect(country.value).toBe('+1 CA')
  await userEvent.click(send())
  expect((await attemptOf(shown)).params).toMatchObject({
    gift: '1250.50',
    land: 'NO',
    stay: '2027-06-12/2027-06-13',
    who: 'Dr. Ada Lovelace',
    home: 'Markveien 12\n0554 Oslo\nNorway',
    call: '+14165550123',
    taste: '1. tea, 2. milk, 3. coffee',
  })
})

/** Drags the option of a rank by its grip, as a finger does, and ends as told. */
function dragRank(from: number, to: number, end: 'pointerup' | 'pointercancel' | 'Escape' | 'elsewhere'): void {
  const grips = [...document.querySelectorAll<HTMLElement>('.ls-rank-grip')]
  const [grip, target] = [grips[from], grips[to]]
  if (!grip || !target) throw new Error('There is no such rank.')
  // No such pointer is there to be captured.
  grip.setPointerCapture = () => undefined
  const act = (type: string, clientY = 0, pointerId = 7): void => {
    const touch = { bubbles: true, isPrimary: true, pointerId, pointerType: 'touch' }
    grip.dispatchEvent(new PointerEvent(type, { ...touch, clientY }))
  }
  const [start, place] = [grip, target].map((one) => one.getBoundingClientRect().top + 9)
  act('pointerdown', start)
  act('pointermove', place)
  if (end === 'elsewhere') act('pointerup', place, 8)
  else if (end === 'Escape') document.body.dispatchEvent(new KeyboardEvent('keydown', { key: end, bubbles: true }))
  else act(end, place)
}

it('[R714] drags an option to another rank by its grip, as if it had been chosen there', async () => {
  const shown = await stage.show({ form })
  await expect.poll(() => document.querySelector('[data-drags]')).not.toBeNull()
  const order = () => readRanking(find('.ls-ranks'))
  dragRank(0, 2, 'pointerup')
  expect(order()).toEqual([])
  await fillParts('taste', ['TEA', 'COFFEE'])
  dragRank(0, 2, 'pointerup')
  expect(order()).toEqual(['coffee', '', 'tea'])
  await expect.poll(() => find('.ls-rank-moved').textContent).toBe('3. TEA')
  await fillParts('taste', ['COFFEE', 'MILK'])
  dragRank(2, 0, 'pointerup')
  expect(order()).toEqual(['tea', 'coffee', 'milk'])
  for (const end of ['Escape', 'pointercancel'] as const) dragRank(2, 0, end)
  expect(document.querySelector('[data-dragged]')).toBeNull()
  dragRank(2, 0, 'elsewhere')
  expect(order()).toEqual(['tea', 'coffee', 'milk'])
  expect(document.querySelectorAll('[data-dragged]')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  expect(document.querySelectorAll('[data-dragged]')).toHaveLength(0)
  expect((await accessibilityTree()).filter((line) => line.includes('"1."'))).toEqual(['combobox "1." = TEA'])
  expect(shown.attempts).toEqual([])
})

it('[R850] goes past the options of other ranks by arrow keys, which keep their places', async () => {
  await stage.show({ form })
  await expect.poll(() => document.querySelector('[data-drags]')).not.toBeNull()
  await fillParts('taste', ['TEA'])
  partsOf('taste')[1]?.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(readRanking(find('.ls-ranks'))).toEqual(['', 'tea', ''])
  await userEvent.keyboard('{ArrowDown}')
  expect(readRanking(find('.ls-ranks'))).toEqual(['tea', 'coffee', ''])
  await expect.poll(() => find('.ls-rank-moved').textContent).toBe('1. TEA')
  partsOf('taste')[2]?.focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(readRanking(find('.ls-ranks'))).toEqual(['tea', 'coffee', 'milk'])
  // What was chosen by keys is where the next act begins.
  dragRank(1, 2, 'pointerup')
  expect(readRanking(find('.ls-ranks'))).toEqual(['tea', 'milk', 'coffee'])
  await expect.poll(() => find('.ls-rank-moved').textContent).toBe('3. COFFEE')
  await userEvent.keyboard('{ArrowUp}')
  expect(readRanking(find('.ls-ranks'))).toEqual(['coffee', 'milk', 'tea'])
})
