-- An investor's codes are kept where all codes are. One that is under way has to be sent again: it is good for ten
-- minutes only.
ALTER TABLE "otp_request" ADD COLUMN "subject" uuid;
ALTER TABLE "otp_request" ADD COLUMN "contact_key" text;
CREATE INDEX "otp_request_subject" ON "otp_request" USING btree ("arn","subject") WHERE "otp_request"."subject" is not null;
ALTER TABLE "confirmation" DROP COLUMN "otp_hash", DROP COLUMN "otp_expires_at", DROP COLUMN "otp_tries";
ALTER TABLE "folio_change" DROP COLUMN "codes", DROP COLUMN "codes_expire_at", DROP COLUMN "tries";
