import { directionOf, escapeHtml } from '@letterslot/core'
import type { RenderedBlock } from './blocks.ts'

/** The parts of an HTML document besides its blocks; the locale as BCP 47 has it. */
export interface HtmlFrame {
  readonly title: string
  readonly locale: string
}

/**
 * Lays blocks out as a mail that Outlook and Gmail show alike: tables for layout, styles on the elements, 600 px at
 * most, nothing loaded from anywhere. Language and direction stand on the article too: web mailboxes drop `html` and `body`.
 */
export function layOutHtml(blocks: readonly RenderedBlock[], frame: HtmlFrame): string {
  const title = escapeHtml(frame.title)
  const direction = directionOf(frame.locale) === 'rtl' ? ' dir="rtl"' : ''
  const language = `lang="${escapeHtml(frame.locale)}"${direction}`
  const rows = blocks.map(({ html }) => html).join('\n')
  return `<!doctype html>
<html ${language}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no">
<title>${title}</title>
<style>
${sheetStyle}
</style>
</head>
<body class="ls-paper" style="margin:0;padding:0;background-color:#fbfaf7;-webkit-text-size-adjust:100%">
<div role="article" aria-roledescription="email" aria-label="${title}" ${language}>
<table class="ls-paper" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#fbfaf7" style="background-color:#fbfaf7">
<tr><td align="center" class="ls-paper" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table class="ls-sheet" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="max-width:600px;background-color:#ffffff;border:1px solid #e4e0d8;border-radius:12px;border-collapse:separate;overflow:hidden;text-align:start;font-family:${fontFamily}">
<tr><td class="ls-stripe" style="${stripeStyle}">&nbsp;</td></tr>
<tr><td style="height:12px;font-size:0;line-height:0">&nbsp;</td></tr>
${rows}
<tr><td style="height:16px;font-size:0;line-height:0">&nbsp;</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>
`
}

/** The typefaces of a mail: those of the reader's own system. */
const fontFamily = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** The airmail edge: slanted where gradients are known, plain post yellow elsewhere. */
const stripeStyle =
  'height:6px;font-size:0;line-height:0;background-color:#ffc629;background-image:repeating-linear-gradient(115deg,#ffc629 0 22px,#ffffff 22px 34px,#1c2430 34px 56px,#ffffff 56px 68px)'

/** Only what inline styles cannot say: the dark scheme and small screens. A client that drops it shows the light mail. */
const sheetStyle: string = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ls-paper{background-color:#14171c!important}
.ls-sheet{background-color:#1b1f26!important;border-color:#2f3641!important}
.ls-ink{color:#eef1f5!important}
.ls-soft{color:#b6bfcb!important}
.ls-dim{color:#9aa4b2!important}
.ls-line,.ls-answers,.ls-label,.ls-value{border-color:#2f3641!important}
.ls-stripe{background-image:repeating-linear-gradient(115deg,#ffc629 0 22px,#1b1f26 22px 34px,#56606f 34px 56px,#1b1f26 56px 68px)!important}
}
@media (max-width:480px){
.ls-paper{padding:0!important}
.ls-sheet{border-left:0!important;border-right:0!important;border-radius:0!important}
.ls-cell{padding-left:20px!important;padding-right:20px!important}
.ls-label,.ls-value{display:block!important;width:auto!important}
.ls-label{padding-bottom:0!important;border-bottom:0!important}
.ls-value{padding-top:2px!important}
}
`.trim()
