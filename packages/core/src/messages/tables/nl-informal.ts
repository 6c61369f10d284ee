// Made of packages/core/locales/nl.json by `npm run locales`: correct that file, and run it again.
import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './nl.ts'

const informal: Partial<LocaleTable['messages']> = {
  "valueMissing.other": "Schrijf je antwoord naast ‘{option}’",
  "otherAnswer": "{label}: je antwoord",
  "draftKept": "We hebben bewaard wat je op {date} hebt geschreven.",
  "notLoaded": "Verstuur opnieuw. Helpt dat niet, kopieer dan je antwoorden en laad deze pagina opnieuw.",
  "didYouMean": "Bedoelde je {address}?",
  "saved": "Je antwoorden zijn op dit apparaat opgeslagen.",
  "nearlySaved": "Je antwoorden staan op dit apparaat; als de stroom in de komende ogenblikken uitvalt, kunnen ze nog verloren gaan.",
  "onPage": "Houd deze pagina open: je antwoorden staan hier en nergens anders.",
  "noRoom": "Houd deze pagina open: op dit apparaat is geen ruimte meer om je antwoorden op te slaan.",
  "notAllowed": "Houd deze pagina open: deze browser laat ons je antwoorden niet opslaan.",
  "notSaved": "Houd deze pagina open: je antwoorden konden niet op dit apparaat worden opgeslagen.",
  "offline": "Je bent offline.",
  "whenOnline": "Het bericht wordt verstuurd wanneer je weer online bent en deze pagina open is.",
  "mayClose": "Je kunt deze pagina sluiten; je browser verstuurt het bericht later.",
  "written": "Je hebt dit bericht op {date} geschreven.",
  "late": "Nu verstuurd; je hebt het op {date} geschreven. Referentie {ref}, {time}.",
  "refused": "{Maker} kan dit formulier nu niet ontvangen. Dat ligt niet aan jou.",
  "tooLarge": "Je antwoorden zijn te lang om te versturen: alles samen hoogstens {limit}. Kort ‘{label}’ in en probeer het opnieuw.",
  "reach": "Zo bereik je {maker} op een andere manier:"
}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
