/** A form's own words as a text of a template: braces in them stay braces, set apart so that they open no tag. */
export function literal(words: string): string {
  return words.replace(/\{(?=\{)/g, '{ ')
}
