import { localized } from './localized.ts'

/** The words of the sections of a page. */
export const sectionsText = localized('sectionsText', {
  title: 'Title',
  text: 'Words below the title',
  fields: (count: number): string =>
    count === 0
      ? 'No field stands in it yet: those behind it will.'
      : count === 1
        ? '1 field stands in it, up to the next section or the end of the page.'
        : `${count} fields stand in it, up to the next section or the end of the page.`,
  select: 'Select it with its fields',
  remove: 'Delete it with its fields',
  selectCalled: (title: string): string => `Select “${title}” with its fields`,
  removeCalled: (title: string): string => `Delete “${title}” with its fields`,
  /** After what was deleted: its fields are still there. */
  stay: (removed: string, count: number): string =>
    count === 0 ? removed : count === 1 ? `${removed}; its field stays` : `${removed}; its ${count} fields stay`,
  shown: {
    when: 'Show the section only when',
    described: (condition: string): string => `Shown, with its fields, when ${condition}`,
    drop: 'Show it always',
    none: 'Always shown.',
    noneAlone: 'Always shown. With a field before it, the section can depend on its answer.',
    note: 'While it is hidden, its fields are neither checked nor sent.',
  },
  /** Of a field that stands in a section with a condition. */
  within: {
    none: 'Shown whenever its section is.',
    drop: 'Show it whenever its section is',
    told: (section: string, condition: string): string => `Its section ${section} is shown when ${condition}.`,
    hidden: 'this field is hidden, because its section is.',
  },
  tried: {
    shown: 'this section is shown, with its fields.',
    hidden: (lines: readonly number[]): string =>
      lines.length === 0
        ? 'this section is hidden, with its fields.'
        : `this section is hidden, with its fields, because of ${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}.`,
  },
  notShownThen: (shown: string): string => `The section of the field is not shown then: it is when ${shown}.`,
})
