import { type Form, formatDay, type Tokens } from '@letterslot/core'
import { formatSize } from '@letterslot/core/files'
import type { SentenceKey } from './sentence-groups.ts'

/** Facts of a language for samples, besides the form's own words. */
export interface SampleFacts {
  /** Of the language that the sentence is in. */
  readonly locale: string
  /** Stands for a maker whose name the form does not say. */
  readonly owner: string
}

const sampleDay = '2027-03-31'
const sampleMs = Date.parse(`${sampleDay}T14:03Z`)

/** Made-up facts for the tokens of a sentence, so that it can be shown as visitors read it. */
export function sampleTokens(form: Form, key: SentenceKey, { locale, owner }: SampleFacts): Tokens {
  const field = form.pages.flatMap(({ fields }) => fields).find(({ label }) => label)
  const option = form.pages.flatMap(({ fields }) => fields.flatMap(({ options = [] }) => options)).at(-1)
  const day = formatDay(sampleDay, locale)
  const isSize = /^(?:fileTooLarge|fileBytes|filesBytes|tooLarge)/.test(key)
  return {
    maker: form.maker || owner,
    label: field?.label ?? '',
    option: option?.label ?? '',
    help: field?.help ?? 'A-123',
    message: '…',
    example: key === 'typeMismatch' ? 'name@example.org' : key === 'badInput' ? '1234.5' : day,
    limit: key.endsWith('.picture')
      ? '800 × 600'
      : isSize
        ? formatSize(5e6, locale)
        : key.endsWith('.date') && key.startsWith('range')
          ? day
          : 5,
    actual: isSize ? formatSize(7e6, locale) : 7,
    size: formatSize(7e6, locale),
    n: 2,
    item: 'person',
    ref: '7F3K-Q2',
    time: key.startsWith('nextTry') ? minutesOf(12, locale) : formatSampleTime(sampleMs, locale),
    date: new Date(sampleMs).toLocaleDateString(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
    day,
    weekday: 'sunday',
    address: 'ada@example.org',
    file: 'photo.jpg',
    kinds: 'PDF',
    domains: 'example.org',
    other: field?.label ?? '…',
  }
}

// As the runtime writes them.
function minutesOf(count: number, locale: string): string {
  return count.toLocaleString(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
}

function formatSampleTime(ms: number, locale: string): string {
  return new Date(ms).toLocaleTimeString(locale, { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' })
}
