import { escapeHtml } from '@letterslot/core'
import type { RenderedBlock } from './blocks.ts'
import { fontFamily, sheetStyle, stripeStyle } from './sheet-style.ts'

/** The parts of an HTML document besides its blocks; the locale as BCP 47 has it. */
export interface HtmlFrame {
  readonly title: string
  readonly locale: string
}

/**
 * Lays blocks out as a mail that Outlook and Gmail show alike: tables for layout, styles on the elements, 600 px at
 * most, nothing loaded from anywhere. The language stands on the article too: web mailboxes drop `html` and `body`.
 */
export function layOutHtml(blocks: readonly RenderedBlock[], frame: HtmlFrame): string {
  const title = escapeHtml(frame.title)
  const locale = escapeHtml(frame.locale)
  const rows = blocks.map(({ html }) => html).join('\n')
  return `<!doctype html>
<html lang="${locale}">
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
<div role="article" aria-roledescription="email" aria-label="${title}" lang="${locale}">
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
