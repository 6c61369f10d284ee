/** The typefaces of a mail: those of the reader's own system. */
export const fontFamily = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"

/** The airmail edge: slanted where gradients are known, plain post yellow elsewhere. */
export const stripeStyle =
  'height:6px;font-size:0;line-height:0;background-color:#ffc629;background-image:repeating-linear-gradient(115deg,#ffc629 0 22px,#ffffff 22px 34px,#1c2430 34px 56px,#ffffff 56px 68px)'

/** Only what inline styles cannot say: the dark scheme and small screens. A client that drops it shows the light mail. */
export const sheetStyle: string = `
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
