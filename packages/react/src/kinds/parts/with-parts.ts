import { compileParts, formatInterval, partText, withPartIssues } from '@letterslot/core/parts'
import { writeControl } from '../../fields/write-control.ts'
import type { KindParts, WithKind } from '../../form/form-context.ts'
import { PartsControl } from './PartsControl.tsx'

type PartInput = HTMLInputElement | HTMLSelectElement

const controlsIn = (box: Element): readonly PartInput[] => [...box.querySelectorAll<PartInput>('input, select')]

const inParts: KindParts = {
  Control: PartsControl,
  groupRole: 'group',
  readAnswer(box) {
    // A day that is half typed has no value, and is not missing: these words are no day.
    const texts = controlsIn(box).map(({ value, validity }) => (validity.badInput ? 'half typed' : value))
    return texts.some((text) => text !== '') ? texts : []
  },
  paramText: (field, value, locale) => partText(field, value, locale) ?? '',
  putAnswer(box, _field, value) {
    const texts = typeof value === 'object' ? value : []
    for (const [index, control] of controlsIn(box).entries()) writeControl(control, String(texts[index] ?? ''))
  },
}

/** The kinds `dateRange`, `name` and `address`: their parts under one legend, and what stands in a message for them. */
export const withParts: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, dateRange: inParts, name: inParts, address: inParts },
  compileRareRule: (rule, field, clock) => parts.compileRareRule(rule, field, clock) ?? compileParts(rule, field),
  withRareIssues: (form, own) => withPartIssues(parts.withRareIssues(form, own)),
  sayAnswer: (field, value, locale) =>
    field.kind === 'dateRange' ? formatInterval(value, locale) : parts.sayAnswer(field, value, locale),
})
