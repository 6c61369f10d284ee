/** What a visitor reads where an element cannot do its work. */
export const elementTexts = {
  noForm: 'This form cannot be shown here.',
  noSending: 'This page does not let the form send.',
  reach: 'Write to:',
} as const
