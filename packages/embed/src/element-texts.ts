/** The visitor's texts where an element cannot work. */
export const elementTexts = {
  noForm: 'This form cannot be shown here.',
  noSending: 'This page does not let the form send.',
  reach: 'Write to:',
} as const
