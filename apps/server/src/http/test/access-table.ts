/**
 * What every caller is answered at every built call, written down by hand and not computed: the rules' own table
 * must not be its own witness. A new call gets its row here.
 *
 * Columns: nobody, expired token, forged token, IFA_USER, NON_IFA_USER, employee, internal team, another
 * distributor (with the ids of the first), a session for a transaction only, a deleted user.
 */
export const accessTable: Readonly<Record<string, readonly number[]>> = {
  'app-state.get': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'app-state.logError': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],

  // Each distributor's own; an employee login and who only transacts have no brokerage (S5-32, S6-03).
  'brokerage.atRisk': [401, 401, 401, 200, 403, 403, 403, 200, 403, 401],
  'brokerage.declare': [401, 401, 401, 200, 403, 403, 403, 200, 403, 401],
  'brokerage.forecast': [401, 401, 401, 200, 403, 403, 403, 200, 403, 401],
  'brokerage.gaps': [401, 401, 401, 200, 403, 403, 403, 200, 403, 401],
  'brokerage.invoiceFile': [401, 401, 401, 200, 403, 403, 403, 404, 403, 401],
  'brokerage.line': [401, 401, 401, 200, 403, 403, 403, 404, 403, 401],
  'brokerage.makeInvoice': [401, 401, 401, 200, 403, 403, 403, 200, 403, 401],
  'brokerage.payout': [401, 401, 401, 200, 403, 403, 403, 200, 403, 401],
  'brokerage.rateCard': [401, 401, 401, 200, 403, 403, 403, 200, 403, 401],
  'brokerage.rateCardExcel': [401, 401, 401, 200, 403, 403, 403, 200, 403, 401],
  'brokerage.rateCardPdf': [401, 401, 401, 200, 403, 403, 403, 200, 403, 401],
  'brokerage.report': [401, 401, 401, 200, 403, 403, 403, 200, 403, 401],
  'brokerage.reportFile': [401, 401, 401, 200, 403, 403, 403, 200, 403, 401],

  'dashboard.aum': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'dashboard.aumHistory': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'dashboard.banners': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  // With the first one's ARN: not found, as if there were none.
  'dashboard.clientsThisYear': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'dashboard.euinMissing': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'dashboard.lumpsumTotal': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'dashboard.opportunities': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'dashboard.shown': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'dashboard.sipThisYear': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'dashboard.sipTillDate': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'dashboard.stpSwpCount': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'dashboard.todo': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'dashboard.totalClients': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],

  // Not a screen of an internal team. Another distributor asks for the first one's query: not found.
  'feedback.file': [401, 401, 401, 200, 200, 200, 403, 404, 403, 401],
  'feedback.queries': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],
  'feedback.query': [401, 401, 401, 200, 200, 200, 403, 404, 403, 401],
  'feedback.saveQueryStatus': [401, 401, 401, 200, 200, 200, 403, 404, 403, 401],
  'feedback.sections': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],
  'feedback.subSections': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],
  'feedback.submitQuery': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],

  // The first one's folios and PANs, which nobody else's book has: an empty answer, not another status.
  'investor.aadhaarSeeding': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'investor.bankDetails': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'investor.folioDetails': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'investor.panDetails': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'investor.validateContact': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'investor.validateFolios': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'investor.verifyPan': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],

  // Another distributor asks with the first one's client, folio or ARN: not found, as if there were none.
  'investor.details': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'investor.exportSchemes': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  // Whoever may transact chooses a folio first.
  'investor.folios': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],
  // A scheme is everybody's; who holds it is each one's own.
  'investor.holders': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'investor.schemes': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'investor.transactions': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],

  // Whoever transacts chooses a client first, from a book of their own. Only the client's screens show a full number.
  'investor.callList': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'investor.chosen': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'investor.export': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'investor.find': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'investor.cities': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'investor.list': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'investor.reveal': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],

  // Each distributor's own clients; whoever may not open the screens has no list.
  'opportunity.debtOnly': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.dividendHolders': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.elssRoom': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.equityOnly': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.export': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.hub': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.inactive': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.liquidOnly': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.lumpsumOnly': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.nigo': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.redemptions': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.sipCeased': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.sipMaturing': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.sipNotRenewed': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.sipRejected': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.stpEnding': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.swpEnding': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.act': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.checkRenewals': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.consent': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'opportunity.deadContact': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'opportunity.history': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.radar': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.recipients': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.renewalBatch': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'opportunity.renewalBatches': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.send': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.sendRenewals': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'opportunity.zeroBalance': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],

  // Prices are the same for everybody who may open the screen; an internal team may not.
  'nav.export': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],
  'nav.history': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],
  'nav.list': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],
  'nav.scheme': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],

  'notifications.list': [401, 401, 401, 200, 200, 200, 200, 200, 403, 401],
  'notifications.markRead': [401, 401, 401, 200, 200, 200, 200, 404, 403, 401],
  'notifications.saveSettings': [401, 401, 401, 200, 200, 200, 200, 200, 403, 401],
  'notifications.settings': [401, 401, 401, 200, 200, 200, 200, 200, 403, 401],

  // Whoever has no proof of a session learns nothing here, and is told so in the same words.
  'profile.info': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'profile.save': [401, 401, 401, 200, 200, 403, 200, 200, 403, 401],
  'profile.saveDevice': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'profile.update': [401, 401, 401, 200, 200, 403, 200, 200, 403, 401],
  'profile.userData': [401, 401, 401, 200, 200, 403, 200, 200, 403, 401],

  // Branches and pincodes are open to a visitor who fills in a form; a broken token is asked to be renewed.
  'reference.adminSchemeDetails': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.amfiSchemeCodes': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.banks': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.businessDate': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.euins': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.ifscSearch': [200, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.investorIfscSearch': [200, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.mappedSchemeTypes': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.nomineeRelations': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.pincode': [200, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.reinvestOptions': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.schemeDates': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.schemeDetails': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.schemeMapTypes': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.schemeNames': [200, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.schemeStatus': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.sipInstalments': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.stpSchemes': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.stpSwpEnabled': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'reference.taxStatuses': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],

  // The first one's client and folio: an empty register for everybody else. Spec §6 closes the reports to internal
  // teams alone.
  'reports.comingDebits': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],
  'reports.debitsOfDay': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],
  'reports.export': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],
  'reports.sip': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],
  'reports.stp': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],
  'reports.swp': [401, 401, 401, 200, 200, 200, 403, 200, 403, 401],

  // The first one's client, whom nobody else's book has: not found. Statements are no screens of a restricted user [S6-06].
  'statements.account': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'statements.accountFile': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'statements.capitalGain': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'statements.gainFile': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],

  'session.authenticateCrm': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'session.authenticatePlex': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'session.biometricToken': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'session.challenge': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'session.end': [401, 401, 401, 200, 200, 403, 200, 404, 403, 401],
  'session.getRelationshipManager': [401, 401, 401, 200, 200, 200, 200, 403, 403, 401],
  'session.list': [401, 401, 401, 200, 200, 403, 200, 200, 403, 401],
  'session.logout': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'session.refresh': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'session.removeDeviceKey': [401, 401, 401, 200, 200, 200, 200, 404, 403, 401],
  'session.saveLoginDetails': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'session.saveToken': [401, 401, 401, 200, 200, 200, 200, 200, 403, 401],
  'session.sendOtp': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'session.startPreLogin': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  // The last one seals its body with the key of a session that is over: nobody can open that any more.
  'session.validateBroker': [200, 200, 200, 200, 200, 200, 200, 200, 200, 400],
  // A request that never was: everybody is told the same.
  'session.validatePreLogin': [422, 422, 422, 422, 422, 422, 422, 422, 422, 422],
  'session.validateSendOtp': [422, 422, 422, 422, 422, 422, 422, 422, 422, 422],

  // A mandate in the first one's folio: not found by another. A login for transactions alone reaches the OTM screen.
  'mandates.overview': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'mandates.bankMandates': [401, 401, 401, 200, 404, 404, 404, 404, 200, 401],
  'mandates.otmDetails': [401, 401, 401, 200, 404, 404, 404, 404, 200, 401],
  'mandates.otmList': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'mandates.otmAccounts': [401, 401, 401, 200, 404, 404, 404, 404, 200, 401],
  'mandates.otmBanks': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'mandates.add': [401, 401, 401, 422, 422, 422, 403, 422, 403, 401],
  // The what-if is also in the form of a redemption, for whoever may transact. Harvest is each one's own clients.
  'statements.harvest': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'statements.whatIf': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],

  'transact.addOtm': [401, 401, 401, 422, 422, 422, 422, 422, 422, 401],
  'mandates.registerOtm': [401, 401, 401, 200, 404, 404, 404, 404, 200, 401],
  'mandates.cancel': [401, 401, 401, 200, 404, 404, 404, 404, 200, 401],
  'mandates.form': [401, 401, 401, 200, 404, 404, 404, 404, 200, 401],
  'mandates.swap': [401, 401, 401, 404, 404, 404, 404, 404, 404, 401],

  // The contact and the nominees of the first one's folio: not found by another.
  'transact.coolingPeriod': [401, 401, 401, 200, 404, 404, 404, 404, 200, 401],
  'transact.checkContact': [401, 401, 401, 200, 404, 404, 404, 404, 200, 401],
  'transact.changeContact': [401, 401, 401, 200, 404, 404, 404, 404, 409, 401],
  'transact.cancelChange': [401, 401, 401, 404, 404, 404, 404, 404, 404, 401],
  'nominee.get': [401, 401, 401, 200, 404, 404, 403, 404, 403, 401],
  'nominee.change': [401, 401, 401, 200, 404, 404, 403, 404, 403, 401],
  'transact.openChange': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'transact.sendChangeOtp': [422, 422, 422, 422, 422, 422, 422, 422, 422, 422],
  'transact.decideChange': [422, 422, 422, 422, 422, 422, 422, 422, 422, 422],

  // Whoever has a link needs no session; this one's token was never issued.
  'transact.openConfirmation': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'transact.sendConfirmationOtp': [422, 422, 422, 422, 422, 422, 422, 422, 422, 422],
  'transact.decideConfirmation': [422, 422, 422, 422, 422, 422, 422, 422, 422, 422],
  'transact.preLoginOrder': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'transact.paymentState': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'transact.startPayment': [422, 422, 422, 422, 422, 422, 422, 422, 422, 422],

  // The first one's folio, which nobody else's book has: an empty answer, or an order that is not allowed.
  // Forms of the first distributor; a stranger's token opens nothing.
  'transact.applications': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.getApplication': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],
  'transact.saveApplication': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.discardApplication': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],
  // The client has no transactions: there is nothing to send.
  'statements.mail': [401, 401, 401, 409, 403, 409, 403, 404, 403, 401],
  'statements.share': [401, 401, 401, 409, 403, 409, 403, 404, 403, 401],
  'statements.shares': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'statements.stopSharing': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'statements.startBulk': [401, 401, 401, 200, 403, 200, 403, 400, 403, 401],
  'statements.bulks': [401, 401, 401, 200, 403, 200, 403, 200, 403, 401],
  'statements.bulk': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'statements.stopBulk': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  'statements.bulkFile': [401, 401, 401, 200, 403, 200, 403, 404, 403, 401],
  // A token that opens nothing: it says so, and gives no file.
  'statements.openShared': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'statements.sharedFile': [409, 409, 409, 409, 409, 409, 409, 409, 409, 409],

  'transact.shareApplication': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],
  'transact.revokeShare': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],
  'transact.uploadProof': [401, 401, 401, 422, 422, 422, 422, 422, 422, 401],
  'transact.submitFirstLumpsum': [401, 401, 401, 422, 422, 422, 422, 404, 422, 401],
  'transact.submitFirstSip': [401, 401, 401, 422, 422, 422, 422, 404, 422, 401],
  'transact.submitZeroBalance': [401, 401, 401, 422, 422, 422, 422, 404, 422, 401],
  'transact.fatcaDetails': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.saveFatca': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],
  'transact.openShared': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'transact.saveShared': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  // No such link, and no file.
  'transact.checkSharedAccount': [409, 409, 409, 409, 409, 409, 409, 409, 409, 409],
  'transact.uploadSharedProof': [422, 422, 422, 422, 422, 422, 422, 422, 422, 422],
  'transact.sharedLists': [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'transact.checkAccount': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.existingBanks': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.existingVpa': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.validateVpa': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.orderFacts': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.payoutAccounts': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.payoutBanks': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.redeemSchemes': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.drafts': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.saveDraft': [401, 401, 401, 200, 422, 422, 422, 422, 200, 401],
  'transact.saveDrafts': [401, 401, 401, 200, 422, 422, 422, 422, 200, 401],
  'transact.placeCart': [401, 401, 401, 409, 409, 409, 409, 409, 409, 401],
  'transact.submitLumpsum': [401, 401, 401, 422, 422, 422, 422, 422, 422, 401],
  'transact.submitRedeem': [401, 401, 401, 422, 422, 422, 422, 422, 422, 401],
  'transact.submitSwitch': [401, 401, 401, 422, 422, 422, 422, 422, 422, 401],
  'transact.submitSip': [401, 401, 401, 422, 422, 422, 422, 422, 422, 401],
  'transact.submitStp': [401, 401, 401, 422, 422, 422, 422, 422, 422, 401],
  'transact.submitSwp': [401, 401, 401, 422, 422, 422, 422, 422, 422, 401],
  'transact.submitPause': [401, 401, 401, 422, 422, 422, 422, 422, 422, 401],
  'transact.submitStop': [401, 401, 401, 422, 422, 422, 422, 422, 422, 401],
  'transact.pausableSips': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.systematicPlans': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],

  // An order of the first one's: not found by another.
  'transact.records': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.news': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.exportRecords': [401, 401, 401, 200, 200, 200, 200, 200, 200, 401],
  'transact.record': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],
  'transact.receipt': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],
  'transact.shareLink': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],
  'transact.updateRecord': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],
  'transact.deleteRecord': [401, 401, 401, 200, 200, 200, 200, 404, 200, 401],
};
