// Made of packages/core/locales/en.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'

export const table: LocaleTable = {
  "locale": "en",
  "messages": {
    "valueMissing": "Answer this question",
    "valueMissing.choice": "Choose one",
    "valueMissing.checkboxes": "Choose at least one",
    "valueMissing.consent": "Tick this box to go on",
    "valueMissing.file": "Choose a file",
    "valueMissing.signature": "Sign, or type your name instead",
    "valueMissing.matrix": "Answer in every row",
    "valueMissing.other": "Beside “{option}”, write your answer",
    "valueMissing.others": "Answer this, or “{other}”",
    "typeMismatch": "Enter an address such as {example}",
    "badInput": "Enter a number in digits, with a dot for decimals, such as {example}",
    "badInput.date": "“{label}” needs a date that exists, such as {example}",
    "tooShort": {
      "limit": {
        "one": "Write at least {limit} character; these are {actual}",
        "other": "Write at least {limit} characters; these are {actual}"
      }
    },
    "tooLong": {
      "limit": {
        "one": "Write at most {limit} character; these are {actual}",
        "other": "Write at most {limit} characters; these are {actual}"
      }
    },
    "rangeUnderflow": "Enter {limit} or more",
    "rangeUnderflow.date": "Enter {limit} or later",
    "rangeUnderflow.time": "Enter {limit} or later",
    "rangeUnderflow.picture": "“{file}” is too small: at least {limit} pixels",
    "rangeOverflow": "Enter {limit} or less",
    "rangeOverflow.date": "Enter {limit} or earlier",
    "rangeOverflow.time": "Enter {limit} or earlier",
    "rangeOverflow.picture": "“{file}” is too large: at most {limit} pixels",
    "stepMismatch": "Enter a number in steps of {limit}",
    "stepMismatch.whole": "Enter a whole number",
    "stepMismatch.date": {
      "limit": {
        "one": "Enter a date in steps of {limit} day",
        "other": "Enter a date in steps of {limit} days"
      }
    },
    "patternMismatch": "Use the format asked for",
    "patternMismatch.help": "Use this format: {help}",
    "notAnOption": "Choose from the list",
    "tooFew": "Choose at least {limit}",
    "tooMany": "Choose at most {limit}",
    "tooFewWords": {
      "limit": {
        "one": "Write at least {limit} word; these are {actual}",
        "other": "Write at least {limit} words; these are {actual}"
      }
    },
    "tooManyWords": {
      "limit": {
        "one": "Write at most {limit} word; these are {actual}",
        "other": "Write at most {limit} words; these are {actual}"
      }
    },
    "notLetters": "Use letters only",
    "linkFound": "Write this without links",
    "domainMismatch": "Use an address that ends in {domains}",
    "notListed": "This is not one of the accepted answers; check how it is written",
    "notSame": "This and “{other}” must be the same",
    "sameAsOther": "This and “{other}” must not be the same",
    "sumTooLow": "Together with “{other}” this must be at least {limit}; now it is {actual}",
    "sumTooHigh": "Together with “{other}” this must be at most {limit}; now it is {actual}",
    "dayExcluded": "Choose another day: {day} is not offered",
    "dayExcluded.weekday": {
      "weekday": {
        "monday": "Choose another day: Mondays are not offered",
        "tuesday": "Choose another day: Tuesdays are not offered",
        "wednesday": "Choose another day: Wednesdays are not offered",
        "thursday": "Choose another day: Thursdays are not offered",
        "friday": "Choose another day: Fridays are not offered",
        "saturday": "Choose another day: Saturdays are not offered",
        "other": "Choose another day: Sundays are not offered"
      }
    },
    "fileTooLarge": "Choose files of at most {limit}",
    "fileTooLarge.file": "Choose files of at most {limit}; “{file}” has {actual}",
    "fileTypeMismatch": "Choose files of these kinds: {kinds}",
    "fileKind.image": "pictures",
    "fileKind.audio": "sound",
    "fileKind.video": "video",
    "otherAnswer": "{label}: your answer",
    "advice": "Only a suggestion: {message}",
    "drawHere": "Draw with finger or mouse",
    "orTypeName": "or type your name",
    "drawn": "Drawn, {time}",
    "clear": "Clear",
    "partFrom": "From",
    "partTo": "To",
    "partPrefix": "Title",
    "partGiven": "First name",
    "partMiddle": "Middle name",
    "partFamily": "Last name",
    "partStreet": "Street and number",
    "partLine2": "Address line 2",
    "partPostcode": "Postal code",
    "partTown": "Town",
    "partRegion": "State or region",
    "partCountry": "Country",
    "addRow": "Add {item}",
    "optionsFound": {
      "n": {
        "one": "{n} option found",
        "other": "{n} options found"
      }
    },
    "next": "Next",
    "nextPage": "Next: {label}",
    "previous": "Back",
    "step": "Step {n} of {limit}",
    "draftKept": "We kept what you wrote on {date}.",
    "startOver": "Start over",
    "draftUnfit": "The form has changed since. This no longer has a place in it:",
    "draftNotKept": "This browser does not keep what is written here: it is lost if this page is closed before it is sent.",
    "saveDraft": "Save as a file",
    "openDraft": "Open a saved file",
    "notADraft": "“{file}” was not saved from this form.",
    "goOn": "Continue to {address}",
    "review": "Review",
    "backToReview": "Back to review",
    "isRight": "Is everything right?",
    "nothingSent": "Nothing has been sent yet.",
    "change": "Change",
    "changeOf": "Change: {label}",
    "noAnswer": "No answer",
    "owner": "the site’s owner",
    "marked": "Questions marked * need an answer.",
    "goesTo": "Goes to {maker} by e-mail.",
    "choose": "Choose…",
    "send": "Send",
    "sending": "Sending…",
    "notSent": "Not sent yet",
    "notLoaded": "Send again. If that does not help, copy your answers and reload this page.",
    "problems": {
      "n": {
        "one": "There is a problem",
        "other": "There are {n} problems"
      }
    },
    "problemOf": "{label}: {message}",
    "stillSending": "Still sending.",
    "didYouMean": "Did you mean {address}?",
    "saved": "Your answers are saved on this device.",
    "nearlySaved": "Your answers are on this device; a power cut in the next moments could still lose them.",
    "onPage": "Keep this page open: your answers are on it and nowhere else.",
    "unwanted": "Keep this page open: this form keeps nothing on this device.",
    "noRoom": "Keep this page open: there is no room left on this device to save your answers.",
    "notAllowed": "Keep this page open: this browser does not let us save your answers.",
    "notSaved": "Keep this page open: your answers could not be saved on this device.",
    "older": "A message of {date} is not sent yet.",
    "olderMore": "And {n} more.",
    "seeIt": "See it",
    "back": "Back to the form",
    "removed": "Deleted.",
    "undo": "Undo",
    "notSentSaved": "Not sent yet. Saved on this device.",
    "queued": "It waits for its turn.",
    "offline": "You are offline.",
    "silent": "The mail service of {maker} does not answer.",
    "busy": "The mail service of {maker} cannot take it at the moment.",
    "unclear": "It may have been sent: the answer that came was not the mail service’s own.",
    "whenOnline": "It goes out when you are back online and this page is open.",
    "nextTry": "Next try in {time}, while this page is open.",
    "nextTryUnknown": "We try again while this page is open.",
    "nextTryClosed": "Next try in {time}.",
    "mayClose": "You may close this page; your browser sends it later.",
    "trying": "A try has begun. We wait for what comes of it.",
    "tryNow": "Try now",
    "tryAgain": "Try again",
    "show": "Show what I wrote",
    "hide": "Hide what I wrote",
    "copy": "Copy",
    "copied": "Copied",
    "download": "Download",
    "remove": "Delete from this device",
    "discard": "Delete",
    "written": "You wrote it on {date}.",
    "sent": "Sent",
    "receives": "{Maker} receives it by e-mail. Reference {ref}, {time}.",
    "late": "Sent now; you wrote it on {date}. Reference {ref}, {time}.",
    "repeated": "An earlier try may have arrived too, under the same reference, so {maker} may see it twice.",
    "another": "Send another",
    "notDelivered": "Not delivered yet",
    "refused": "{Maker} cannot receive this form at the moment. This is not your fault.",
    "notConnected": "This form is not connected to a mailbox yet.",
    "blocked": "This form cannot send this message.",
    "tooLarge": "Your answers are too long to send: all together at most {limit}. Shorten “{label}”, then try again.",
    "filesTooLarge": "The files are too large to send. Choose smaller ones, then try again.",
    "challenge": "The mail service of {maker} first wants to know whether a person wrote this, and this form cannot show its question.",
    "inVain": "We have tried for days, and the mail service of {maker} did not take it.",
    "perhaps": "Perhaps sent: the answer that came was not the mail service’s own, so we cannot tell.",
    "probed": "We try again from time to time while this page is open.",
    "reach": "Reach {maker} another way:",
    "ownMail": "Send from my own mail",
    "reference": "Reference {ref}.",
    "forOwner": "For the site’s owner",
    "dropFile": "or drop it here",
    "dropFiles": "or drop them here",
    "filesChosen": {
      "n": {
        "one": "{n} file, {size}",
        "other": "{n} files, {size} together"
      }
    },
    "removeFile": "Remove {file}",
    "fileUnreadable": "“{file}” cannot be read any more. Choose it again.",
    "fileBytes": "“{file}” is {size}; at most {limit}.",
    "filesBytes": "“{file}” is {size}; all files together may be {limit}.",
    "count": "“{file}” is one file too many; at most {limit}.",
    "chooseAnother": "Choose another.",
    "orWithout": "Choose another, or send without it.",
    "noForm": "This form cannot be shown here.",
    "noSending": "This page does not let the form send.",
    "writeTo": "Write to:"
  }
}
