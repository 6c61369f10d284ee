import { localized } from './localized.ts'

/** The words of a picture between the fields. */
export const imageText = localized('imageText', {
  caption: 'Line below the picture',
  choose: 'Choose a picture',
  other: 'Another picture',
  remove: 'Take the picture out',
  weighs: (size: string): string => `In the form, ${size}`,
  address: 'Or its address',
  alt: 'In words, for people who do not see it',
  decorates: 'It only decorates, and says nothing',
  help: 'It is made smaller on this device. The file itself stays where it is.',
  unreadable: 'This browser cannot read the picture. Try a JPEG, PNG or WebP file.',
  tooLarge: (limit: string): string => `It could not be made smaller than ${limit}. Try a simpler picture.`,
})
