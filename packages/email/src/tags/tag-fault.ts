/** Why a merge tag is refused. */
export type TagFaultCode = 'tag-raw' | 'tag-partial' | 'tag-delimiter' | 'tag-expression' | 'tag-unclosed'

/** A merge tag that cannot be filled in, and what to write instead. */
export interface TagFault {
  readonly code: TagFaultCode
  /** The tag as it stands in the text. */
  readonly tag: string
  /** Its start, in UTF-16 code units. */
  readonly index: number
  readonly message: string
}

/** Says in one sentence what is wrong with a tag and what helps. */
export function tagMessage(code: TagFaultCode, tag: string): string {
  switch (code) {
    case 'tag-raw':
      return `${tag} would put what a visitor typed into the mail as markup. Use two braces: {{name}}.`
    case 'tag-partial':
      return `${tag} asks for another template; a mail has only its own.`
    case 'tag-delimiter':
      return `${tag} changes how tags are written; here they are always {{name}}.`
    case 'tag-expression':
      return `${tag} is not a parameter's name. Helpers and expressions such as {{#if x}} are not known here: write {{#x}}…{{/x}}, or {{^x}}…{{/x}} for the opposite.`
    case 'tag-unclosed':
      return `${tag} is not closed, or closes what was not opened.`
  }
}
