ALTER TABLE "otp_request" ADD COLUMN "contact_hash" text DEFAULT '' NOT NULL;
