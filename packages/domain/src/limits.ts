/** Every limit of the portal, each with the sentence of the specification that it comes from. Nowhere else. */
export const limits = {
  /** 'Rate limit: 5 calls per second on average', kept as at most five accepted in any one-second window. */
  callsPerSecond: 5,
  /** The window of `callsPerSecond`, in milliseconds. */
  callWindowMs: 1000,
  /** 'sequential calls only': one call in flight per token. */
  callsInFlight: 1,
  /**
   * 'a client whose gaps are all >= 205 ms gets 100 %': how long a call that came early waits for its turn, because an
   * earlier one was held up on its way, in milliseconds.
   */
  callGraceMs: 100,
  /** Gaps of 205 ms of which one call was held up that long are no shorter than this, in milliseconds. */
  pacedGapMs: 100,
  /** Longest time one call of a product API may take, in milliseconds. */
  callTimeMs: 30_000,
  /** How long a real API behind the gateway may take to be reached, to begin its answer, and to end it, in milliseconds. */
  upstreamConnectMs: 5000,
  upstreamFirstByteMs: 25_000,
  upstreamTimeMs: 600_000,
  /** How long a call in flight counts when its process has died, in milliseconds. */
  callLeaseMs: 15_000,
  /** 'Page size: limit 1 to 100, default 100' (macro). */
  pageSizeMax: 100,
  /** Lists of the portal itself: 'limit at most 200'. */
  portalPageSizeMax: 200,
  portalPageSize: 50,
  /** 'newSeries is true for 30 days after creation'. */
  newSeriesDays: 30,
  /** Longest search term, in characters: ten times the longest name. */
  keywordLettersMax: 1000,
  /** 'NEAR50(...) likewise' is the widest one seen: words within which NEAR may be asked for. */
  nearWordsMax: 100,
  /** Hours for which the link to a document's file works at least. */
  fileLinkHours: 24,
  /** 'report link, valid 5 minutes'; a report made that recently counts as new, too. */
  reportLinkMinutes: 5,
  /** 'Offset paging up to 10,000 results; above that use a cursor' (company v2). */
  companyOffsetMax: 10_000,
  /** 'Company ID list: up to 100,000 companies.' */
  companyIdsMax: 100_000,
  /** 'Part size: 10,000 companies' of a delivered file. */
  companiesPerFile: 10_000,
  /** 'idle life 5 minutes' of a cursor. */
  cursorIdleMinutes: 5,
  /** Cursors that one account has open at a time; opening another closes the one used longest ago. */
  openCursorsMax: 5,
  /** Hours for which the report of an insight is kept and given to everybody who asks for the same one. */
  reportHours: 24,
  /** Days that one call of a release calendar may reach over: three years. */
  releaseSpanDays: 1100,
  /** 'SDK refuses more than 3,000' ids in one series request. */
  seriesIdsMax: 3000,
  /** 'series (max 100,000)' of a saved filter. */
  filterSeriesMax: 100_000,
  /** Days for which the use of a token is kept by the hour; by the day it is kept for good. */
  tokenUseHoursKeptDays: 35,
  /** Points of a user-defined series in one call: 'maxItems: 10000' of its document. */
  userPointsMax: 10_000,
  /** 'Full-dump option only for lists of 3,000 series or fewer.' */
  fullDumpSeriesMax: 3000,
  /** 'At most 5 active macroeconomic feeds'. */
  activeFeedsMax: 5,
  /** 'Dump files are kept 30 days.' */
  dumpFileDays: 30,
  /** 'series preview capped at 500'. */
  seriesPreviewMax: 500,
  /** 'chunks of 25 series per request' in the examples. */
  exampleChunk: 25,
  /** 'Sandbox access lasts 7 days from registration'. */
  sandboxDays: 7,
  /** Forms sent from one address: so many at once, and as many again in an hour. */
  formsPerHour: 20,
  /** Mails with the link of a trial that one mailbox gets in a day, so that nobody is flooded through the portal. */
  trialMailsPerDay: 5,
  /** Longest line and longest text of a form, in characters. */
  formLineMax: 200,
  formTextMax: 4000,
  /** Minutes for which a challenge of the captcha may be answered: as long as a form may lie open. */
  captchaMinutes: 60,
  /** Work of a challenge: iterations of one guess, and guesses on average; half a second of a laptop in all. */
  captchaIterations: 1000,
  captchaGuesses: 800,
  /** Longest answer to a captcha, in characters; that of reCAPTCHA is the longer. */
  captchaAnswerMax: 8000,
  /** How long a mail server may be silent, in milliseconds. */
  mailSilenceMs: 15_000,
  /** How long a mail counts as being sent when its process has died, in milliseconds. */
  mailLeaseMs: 120_000,
  /** Longest wait before a refused mail is tried again, in minutes. */
  mailRetryMinutesMax: 60,
  /** Days for which a mail without an end of its own is tried; RFC 5321: 'at least 4-5 days'. */
  mailTryDays: 5,
  /** Days for which it is kept on record that a mail was sent or given up. */
  mailKeptDays: 30,
  /** 'Sample data: 100 series (20 topics)', as many of each topic. */
  sandboxTopics: 20,
  sandboxTopicSeries: 5,
  /** 'last 60 points'. */
  sandboxPoints: 60,
  /** 'limit at most 20' of the sandbox: a page of a search, and ids in one request. */
  sandboxPageMax: 20,
  /** Calls of the sandbox without a token, from one address: this many at once, and as many again over a day. */
  demoCallsPerDay: 500,
  /** Newest points given without `count`: 3650 in the published client. */
  timePointsDefault: 3650,
  /** 'closed after 5 s', 'fading for 500 ms'. */
  snackbarMs: 5000,
  fadeMs: 500,
  /** 'the 404 page after 500 ms unless routing data is still loading'. */
  unknownPageMs: 500,
  /** How long the storage of the fund flow guides may take, how long a text may be, and how long it is kept. */
  guideFetchMs: 5000,
  guideBytesMax: 1_000_000,
  guideKeptSeconds: 60,
  /** Access token of a session: 'short access token (at most 15 min)'. */
  sessionMinutes: 15,
  /** Refresh token: a session ends 30 days after the last use. */
  refreshDays: 30,
  /** 'a 20-60 s grace that returns the same successor'. */
  refreshGraceSeconds: 30,
  /**
   * 'at most 100 guesses evaluated an hour' on one account: 16 at once and 64 an hour from anywhere, besides 5 at once
   * and 15 an hour from an address where the owner has signed in before.
   */
  guessesAtOnce: 16,
  guessesPerHour: 64,
  ownAddressGuessesAtOnce: 5,
  ownAddressGuessesPerHour: 15,
  /** Wrong passwords from one address, whatever the account: 10 at once and 10 a minute. */
  addressFailuresAtOnce: 10,
  addressFailuresPerMinute: 10,
  /** 'argon2id, at most 2 at once'; more than this many waiting are told to come back. */
  passwordChecksAtOnce: 2,
  passwordChecksWaiting: 100,
  passwordLengthMax: 256,
  /** RFC 5321: the longest address that a mail can be sent to. */
  emailLengthMax: 254,
  /** A session of the macro API ends on logout or after a day. */
  apiSessionHours: 24,
  /** 'Token life 60 minutes idle' of a fund-flow session. */
  flowSessionIdleMinutes: 60,
  /** Values (rows times columns) of one fund-flow report: five megabytes of JSON, made in a second or two. */
  flowReportValuesMax: 500_000,
  /** Fund-flow reports of one account that are being made at a time, and that are kept. */
  flowReportsUnderwayMax: 10,
  flowReportsKept: 100,
  /** 'tokens verified in the last 60 s' are served from memory. */
  tokenMemorySeconds: 60,
  /** ... but only this long while news of ended tokens cannot arrive, half of the second they may take. */
  tokenMemoryBlindMs: 500,
  /** Tokens that one process remembers. */
  tokensRemembered: 50_000,
  /** 'Last-used at most 60 s old, at most 1 write per token per minute'. */
  tokenUseSeconds: 60,
  /** How many wrong fields of a request are listed. */
  fieldErrorsShown: 50,
  /** Biggest request body, in bytes: ten times what the longest list needs. */
  bodyBytes: 2 * 1024 * 1024,
  /** Longest path or search part of a page address; a server takes 16 KB of head in all, a mail client less. */
  addressChars: 6000,
  /** Longest path of an operation, and name of a tag or a model: those of public documents reach 380. */
  nameChars: 1000,
  /** 'a second call within 1 second is rejected': the query builder holds it back, in milliseconds. */
  sendGapMs: 1000,
  /** Longest value of a parameter whose schema sets no length, in characters. */
  parameterChars: 2000,
  /** Most entries of a list whose schema sets no number; the same as ids in one request. */
  parameterItems: 3000,
  /** How many unknown names of a call are listed to its sender. */
  problemsShown: 5,
  /** Most fields of a form; the longest one of the products has thirty. */
  formFields: 1000,
  /** How deep lists and objects of a JSON body may lie in one another. */
  jsonDepth: 32,
  /** Biggest head of a request, in bytes: 3,000 series ids in the path and as much again. */
  headerBytes: 64 * 1024,
  /** Longest time a request may take to arrive, in seconds. */
  requestSeconds: 60,
  /** How much of one line of an answer is shown, in bytes; the rest is in the download. */
  answerLineBytes: 2000,
  /** Where a line of text that is not JSON is broken, in bytes. */
  answerTextLineBytes: 400,
  /** How many rows of an answer are looked through for the columns of its table. */
  answerColumnRows: 1000,
  /** How many rows are measured for the widths of a table's columns. */
  answerWidthRows: 50,
  /** How many of an answer's own failures are named. */
  answerFailures: 5,
  /** How many series of an answer are drawn. */
  chartSeries: 8,
  /** From how many points on a chart has a brush to choose a range. */
  chartBrushPoints: 120,
  /** Biggest message to the documentation's MCP endpoint, in bytes: a call of the sandbox has few and short values. */
  mcpBodyBytes: 64 * 1024,
  /** Longest answer of an MCP tool, in characters: what a language model reads at once; pages are read on from there. */
  mcpAnswerChars: 40_000,
  /** How many results an MCP search gives, and at most. */
  mcpSearchItems: 8,
  mcpSearchItemsMax: 20,
  /** Longest search query, in characters. */
  searchChars: 200,
  /** Bytes between two words about the progress of a call. */
  progressBytes: 256 * 1024,
} as const
