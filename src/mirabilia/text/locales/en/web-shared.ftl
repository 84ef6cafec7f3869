# Several people on one device.

web-shared = Who plays on this device
web-shared-next = Hand the device to { $name }
web-shared-why = Everyone else looks away.
web-shared-take = I am { $name }: show my side
web-shared-look = Show { $name }’s side
web-shared-here = Someone on this device
web-shared-name = { $seat }: name
web-shared-sit = Sit down here
web-shared-mark = on this device
web-shared-cover = Put my side away
