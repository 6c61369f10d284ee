import type { FormTexts, VisitorTexts } from '../form-state/visitor-texts.ts'
import { withChoiceIssues } from './choice-issues.ts'
import { withCountryIssues } from './country-issues.ts'
import { withCurrencyIssues } from './currency-issues.ts'

import { formIssues, textIssues } from './en-issues.ts'
import { everyRowText } from './en-matrix.ts'
import { outcomeTexts } from './en-outcome.ts'
import { withRareIssues } from './en-rare.ts'
import { withSignatureIssues } from './en-signature.ts'
import type { IssueMessages } from './format-issue.ts'
import { withMatrixIssues } from './matrix-issues.ts'
import { withPartIssues } from './part-issues.ts'
import { withPhoneIssues } from './phone-issues.ts'
import { withPictureIssues } from './picture-issues.ts'
import { withRankingIssues } from './ranking-issues.ts'
import { withRowsIssues } from './rows-issues.ts'
import { withStepIssues } from './step-issues.ts'
import { withTimeIssues } from './time-issues.ts'

export { formIssues, textIssues }

/** The texts that visitors read while they fill in a form, in English. */
export const formTexts: FormTexts = {
  owner: 'the site’s owner',
  marked: 'Questions marked * need an answer.',
  goesTo: 'Goes to {maker} by e-mail.',
  choose: 'Choose…',
  send: 'Send',
  notSent: 'Not sent yet',
  notLoaded: 'Send again. If that does not help, copy your answers and reload this page.',
}

// Marked pure, so that a bundle which names only one of the tables has only that one.
/** The faults that any form can have, in English. */
export const issues: IssueMessages = /* @__PURE__ */ withRowsIssues(
  /* @__PURE__ */ withSignatureIssues(
    /* @__PURE__ */ withChoiceIssues(
      /* @__PURE__ */ withStepIssues(
        /* @__PURE__ */ withPartIssues(
          /* @__PURE__ */ withCountryIssues(
            /* @__PURE__ */ withCurrencyIssues(
              /* @__PURE__ */ withPictureIssues(
                /* @__PURE__ */ withPhoneIssues(
                  /* @__PURE__ */ withRankingIssues(
                    /* @__PURE__ */ withMatrixIssues(
                      /* @__PURE__ */ withTimeIssues(/* @__PURE__ */ withRareIssues(formIssues)),
                      everyRowText,
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  ),
)

/** Everything that visitors read besides the form's own words, in English. */
export const visitor: VisitorTexts = /* @__PURE__ */ Object.assign({}, formTexts, outcomeTexts)
