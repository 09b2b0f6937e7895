-- Consent to messages and consent to wishes stood in two tables, so that a client who wanted no messages any more still
-- got wishes. Where one of the two was given and the other taken back, both are taken back.
CREATE TABLE "client_consent" (
	"arn" text NOT NULL,
	"investor_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"is_given" boolean NOT NULL,
	"way" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_consent_arn_investor_id_purpose_channel_pk" PRIMARY KEY("arn","investor_id","purpose","channel")
);
SELECT secure_tenant_table('client_consent');

-- The old tables' rows are nobody's but the system's to read in full: their row security holds for the owner as well.
ALTER TABLE message_consent NO FORCE ROW LEVEL SECURITY;
ALTER TABLE wish_consent NO FORCE ROW LEVEL SECURITY;
ALTER TABLE client_consent NO FORCE ROW LEVEL SECURITY;
INSERT INTO client_consent (arn, investor_id, purpose, channel, is_given, way, at)
SELECT arn, investor_id, 'messages', channel, is_given, way, at FROM message_consent
UNION ALL
SELECT arn, investor_id, 'wishes', channel, is_given, way, at FROM wish_consent;
UPDATE client_consent c SET is_given = false, way = w.way, at = w.at
  FROM client_consent w
 WHERE w.arn = c.arn AND w.investor_id = c.investor_id AND w.channel = c.channel AND NOT w.is_given AND c.is_given;
ALTER TABLE client_consent FORCE ROW LEVEL SECURITY;
DROP TABLE message_consent, wish_consent;

-- Where a client can be written to, and whether it agreed. `is_given` is null where nobody asked.
CREATE VIEW client_reach WITH (security_invoker = true) AS
SELECT i.arn, i.id AS investor_id, p.purpose, w.channel, w.contact, dead.contact IS NOT NULL AS is_dead,
       c.is_given, c.at AS consent_at
  FROM investor i
 CROSS JOIN (VALUES ('messages'), ('wishes')) p (purpose)
 CROSS JOIN LATERAL (VALUES ('whatsapp', 'mobile', nullif(i.mobile, '')), ('sms', 'mobile', nullif(i.mobile, '')),
                            ('email', 'email', nullif(i.email, ''))) w (channel, way, contact)
  LEFT JOIN client_consent c
    ON c.arn = i.arn AND c.investor_id = i.id AND c.purpose = p.purpose AND c.channel = w.channel
  LEFT JOIN dead_contact dead
    ON dead.arn = i.arn AND dead.investor_id = i.id AND dead.way = w.way AND dead.contact = w.contact;
GRANT SELECT ON client_reach TO hub_app, hub_system;
