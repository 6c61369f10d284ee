/** Said where every row of a matrix wants an answer and none has one, in English. */
export const everyRowText = 'Answer in every row'
